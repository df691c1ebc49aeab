import type { WaitlistEntry } from '@farandfew/domain/waitlist/waitlist.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasNoSeat, isWaiting, offerObstacle } from '../departures/seats.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { isOpened, lineOrder, positionInLine } from './waitlist.queries.ts'

type Row = Omit<WaitlistEntry, 'joinedAt' | 'until'> & { joinedAt: Date; until: Date | null }

/** Those who wait for a seat of a departure, have an offer, or have a seat kept for them, and do not hold one. */
export async function listWaitlist(db: Db, departureId: number): Promise<WaitlistEntry[]> {
  const { rows } = await sql<Row>`
    select w.user_id, ${nameOfUser()} as name, u.username, w.created_at as joined_at,
      case when not w.is_kept then ${positionInLine} end as position,
      case when w.is_kept then 'kept' when w.offered_until is null then 'waiting' else 'offered' end
        as state,
      w.offered_until as until, ${isOpened} as is_opened,
      case when not w.is_kept and w.offered_until is null then ${offerObstacle} end as obstacle,
      w.ahead_at is not null and w.offered_until is null as is_ahead
    from waitlist w join users u on u.id = w.user_id
    where w.trip_schedule_id = ${departureId} and ${isWaiting} and ${hasNoSeat}
    order by w.is_kept desc, ${lineOrder}
  `.execute(db)
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    until: row.until?.toISOString() ?? null,
  }))
}

/** Ends the places and offers of a departure, but no kept seat. Returns their members. */
export async function endPlaces(db: Db, tripScheduleId: number): Promise<number[]> {
  const ended = await db
    .updateTable('waitlist')
    .set({ endedAt: sql<Date>`now()` })
    .where('tripScheduleId', '=', tripScheduleId)
    .where('isKept', '=', false)
    .where('endedAt', 'is', null)
    .returning('userId')
    .execute()
  return ended.map(({ userId }) => userId)
}

/** The bookings that a member is paying, in the order in which departures are locked. */
export const listHolds = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .select(['id', 'tripScheduleId'])
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('tripScheduleId')
    .execute()
