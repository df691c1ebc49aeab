import type { SentInvite } from '@farandfew/domain/invites'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/index.ts'
import { answerOnce } from '../../plugins/idempotency.ts'
import { acknowledgement, clubNotice } from './invites.mails.ts'
import { findTripTitle, insertInviteRequest, type InviteToStore } from './invites.queries.ts'

export interface InviteRequest extends InviteToStore {
  scope: string
  idempotencyKey: string | undefined
  /** Where the club reads its mail. */
  clubEmail: string
}

/**
 * Stores a request for an invite together with the two mails that it causes; all of it or nothing.
 * @throws AppError TRIP_NOT_FOUND where the trip is not there
 */
export async function receiveInviteRequest(db: Db, request: InviteRequest): Promise<SentInvite> {
  const { scope, form, userId, idempotencyKey: key, clubEmail } = request
  return answerOnce(db, { scope, key, body: form }, 201, async (trx) => {
    const tripTitle = await findTripTitle(trx, form.tripId)
    if (tripTitle === undefined) throw new AppError('TRIP_NOT_FOUND')
    const invite = await insertInviteRequest(trx, { form, userId })
    await queueMail(trx, clubNotice(invite, tripTitle, clubEmail))
    await queueMail(trx, acknowledgement(invite))
    return invite
  })
}
