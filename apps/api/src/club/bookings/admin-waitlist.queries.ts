import type { AdminWaitlist } from '@farandfew/domain/bookings/admin-waitlist.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasOtherOffer, isWaiting } from '../departures/seats.ts'
import { nameOfUser } from '../members/name-of-user.ts'

type Entry = AdminWaitlist['entries'][number]
type Row = Omit<Entry, 'joinedAt' | 'until'> & { joinedAt: Date; until: Date | null }

/** Those who wait for a seat of a departure, have an offer, or have a seat kept for them. */
export async function listWaitlist(db: Db, departureId: number): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select w.user_id, ${nameOfUser()} as name, u.username, w.created_at as joined_at,
      case when w.is_kept then null
        else row_number() over (partition by w.is_kept order by w.id)::int end as position,
      case when w.is_kept then 'kept' when w.offered_until is null then 'waiting' else 'offered' end
        as state,
      w.offered_until as until, w.is_kept or w.opened_at is not null as is_opened,
      case when w.is_kept or w.offered_until is not null then null
        when u.deactivated_at is not null then 'deactivated'
        when u.email_verified_at is null and u.phone_verified_at is null then 'unconfirmed'
        when ${hasOtherOffer} then 'other-offer' end as obstacle
    from waitlist w join users u on u.id = w.user_id
    where w.trip_schedule_id = ${departureId} and ${isWaiting}
    order by w.is_kept desc, w.id
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
