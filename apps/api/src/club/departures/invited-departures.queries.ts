import { type Closable, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasNoSeat, hasOffer, seats, takesSeat } from './seats.ts'

/** A departure that an approved invite opens to its member. */
export interface InvitedDeparture {
  readonly id: number
  readonly tripId: number
  readonly departureDate: CalendarDate
  readonly duration: number
  /** Whether the member holds or has a seat on it. */
  readonly isBooked: boolean
  /** Until when a seat is offered to the member, or kept for them. */
  readonly offeredUntil: Date | null
  /** The seats that anyone can book. */
  readonly free: number
}

type Row = Omit<InvitedDeparture, 'free'> & Closable & { seats: Seats }

/** The departures of trips that are ahead and can still be booked, and those that the member has booked, by date. */
export async function listInvitedDepartures(
  db: Db,
  {
    tripIds,
    userId,
    today,
  }: { tripIds: readonly number[]; userId: number | null; today: CalendarDate },
): Promise<InvitedDeparture[]> {
  if (tripIds.length === 0) return []
  const { rows } = await sql<Row>`
    select s.id, s.trip_id, s.departure_date, s.duration, s.is_active, s.group_decision, s.decision_days,
      exists (
        select from bookings b
        where b.trip_schedule_id = s.id and b.user_id = ${userId}::int and ${takesSeat}
      ) as is_booked,
      (
        select w.offered_until from waitlist w
        where w.trip_schedule_id = s.id and w.user_id = ${userId}::int and ${hasOffer} and ${hasNoSeat}
      ) as offered_until,
      ${seats} as seats
    from trip_schedules s
    where s.trip_id in (${sql.join(tripIds)}) and s.departure_date > ${today}::date
    order by s.departure_date, s.id
  `.execute(db)
  return rows
    .filter((row) => row.isBooked || !isClosed(row, today))
    .map((row) => ({ ...row, free: row.seats.free }))
}
