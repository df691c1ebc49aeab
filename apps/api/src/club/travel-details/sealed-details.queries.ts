import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Confirmed bookings with their trips and their encrypted travel details. */
export const selectTravellers = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('tripSchedules as s', 's.id', 'b.tripScheduleId')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .leftJoin('travelDetails as d', 'd.bookingId', 'b.id')
    .leftJoin('groupArrivals as a', (join) =>
      join.onRef('a.departureId', '=', 's.id').onRef('a.userId', '=', 'b.userId'),
    )
    .select(['b.id as bookingId', 'u.id as userId', 's.id as departureId', 't.title as tripTitle'])
    .select(['s.departureDate', 's.duration'])
    .select(['d.updatedAt as savedAt', 'd.keyId', 'd.sealed'])
    .select(sql<boolean>`a.user_id is not null`.as('hasArrival'))
    .where('b.status', '=', 'confirmed')

export type TravellerRow = Awaited<
  ReturnType<ReturnType<typeof selectTravellers>['execute']>
>[number]

/** Deletes the details of bookings, and returns how many there were. */
export async function deleteTravelDetails(db: Db, bookingIds: readonly number[]): Promise<number> {
  if (bookingIds.length === 0) return 0
  const { numDeletedRows } = await db
    .deleteFrom('travelDetails')
    .where('bookingId', 'in', bookingIds)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
