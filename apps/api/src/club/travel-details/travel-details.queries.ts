import type { TravelDetailsLook } from '@farandfew/domain/travel-details/travel-details.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { SealedDetails } from './seal-details.ts'
import { selectTravellers } from './sealed-details.queries.ts'

interface Place {
  bookingId: number
  userId: number
}

/** The member's confirmed bookings, by date. */
export const listTravellersOf = (db: Db, userId: number) =>
  selectTravellers(db)
    .where('b.userId', '=', userId)
    .orderBy('s.departureDate')
    .orderBy('b.id')
    .execute()

/** The member's confirmed booking on a departure. */
export const findTraveller = (
  db: Db,
  { departureId, userId }: { departureId: number; userId: number },
) =>
  selectTravellers(db)
    .where('s.id', '=', departureId)
    .where('b.userId', '=', userId)
    .executeTakeFirst()

/** Locks a booking until the transaction ends, and returns whether it is confirmed. */
export async function lockConfirmedBooking(trx: Db, bookingId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.status === 'confirmed'
}

export async function storeDetails(db: Db, place: Place, sealed: SealedDetails): Promise<void> {
  await db
    .insertInto('travelDetails')
    .values({ ...place, ...sealed })
    .onConflict((conflict) =>
      conflict.column('bookingId').doUpdateSet({ ...sealed, updatedAt: sql<Date>`now()` }),
    )
    .execute()
}

/** Whether an entry of the audit log is a look at a manifest that showed the details of a booking. */
export const isInManifest = (bookingId: RawBuilder<unknown>) => sql<boolean>`
  audit_log.action in ('manifest.opened', 'manifest.exported')
    and audit_log.details -> 'bookings' @> to_jsonb(${bookingId})
`

/** The most looks that a member sees. The audit log has all of them. */
const looksMax = 100

/** When operators looked at the details of a booking, alone or in a manifest, the newest first. */
export async function listLooks(
  db: Db,
  { bookingId, userId }: Place,
): Promise<TravelDetailsLook[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['at', 'operator', 'role'])
    .where((is) =>
      is.or([
        is.and([
          is('action', '=', 'travel-details.opened'),
          is('subject', '=', `user ${userId}`),
          sql<boolean>`(details ->> 'bookingId')::integer = ${bookingId}`,
        ]),
        isInManifest(sql`${bookingId}::integer`),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(looksMax)
    .execute()
  return rows.map(({ at, operator, role }) => ({
    at: at.toISOString(),
    operator,
    role: role ?? 'owner',
  }))
}
