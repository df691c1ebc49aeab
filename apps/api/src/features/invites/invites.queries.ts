import type { InviteForm, SentInvite } from '@farandfew/domain/invites'
import type { Db } from '../../db/connect.ts'

export interface InviteToStore {
  form: InviteForm
  /** The account that asks; null for a visitor. */
  userId: number | null
}

/** The title of a trip, which stays where it is until the transaction has ended; undefined where there is none. */
export async function findTripTitle(db: Db, tripId: number): Promise<string | undefined> {
  const trip = await db
    .selectFrom('trips')
    .select('title')
    .where('id', '=', tripId)
    .forKeyShare()
    .executeTakeFirst()
  return trip?.title
}

/** Stores a request for an invite, and answers it as it may be told to whoever sent it. */
export async function insertInviteRequest(
  db: Db,
  { form, userId }: InviteToStore,
): Promise<SentInvite> {
  const { tripId, name, email, message = null } = form
  const row = await db
    .insertInto('tripInviteRequests')
    .values({ tripId, userId, name, email, requestMessage: message })
    .returning(['id', 'tripId', 'name', 'email', 'requestMessage', 'status'])
    .returning(['createdAt', 'updatedAt'])
    .executeTakeFirstOrThrow()
  const { requestMessage, createdAt, updatedAt, ...rest } = row
  return {
    ...rest,
    message: requestMessage,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
