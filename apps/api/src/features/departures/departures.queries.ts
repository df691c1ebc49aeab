import type { CalendarDate } from '@farandfew/domain/calendar'
import type { ListedDeparture } from '@farandfew/domain/departures'
import { firstScheduleDate, lastScheduleDate } from '@farandfew/domain/schedule'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { freeSeats } from '../../db/seats.ts'

/** A departure with fields of its trip. */
export interface DepartureRow {
  readonly id: number
  readonly tripId: number
  readonly departureDate: CalendarDate
  readonly duration: ListedDeparture['duration']
  readonly priceTier: ListedDeparture['priceTier']
  readonly spotsTotal: number
  /** Seats that are neither booked nor held, never below 0. */
  readonly spotsRemaining: number
  readonly createdAt: Date
  readonly title: string
  readonly destination: string
  /** Days of the itinerary on the trip's page. */
  readonly tripDuration: number
}

/** The columns of a DepartureRow. */
const departureColumns = sql`
  s.id, s.trip_id, s.departure_date, s.duration, s.price_tier, s.spots_total, s.created_at,
  t.title, t.destination, t.duration as trip_duration,
  ${freeSeats} as spots_remaining
`

/** The active departures of the schedule, by date. */
export async function listScheduleRows(db: Db): Promise<readonly DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`/* prepared: departures.schedule */
    select ${departureColumns}
    from trip_schedules s
    join trips t on t.id = s.trip_id
    where s.is_active
      and s.departure_date between ${firstScheduleDate}::date and ${lastScheduleDate}::date
    order by s.departure_date, s.id
  `.execute(db)
  return rows
}

/** All active departures after the club's `today`, by date. */
export async function listUpcomingRows(
  db: Db,
  today: CalendarDate,
): Promise<readonly DepartureRow[]> {
  const { rows } = await sql<DepartureRow>`/* prepared: departures.upcoming */
    select ${departureColumns}
    from trip_schedules s
    join trips t on t.id = s.trip_id
    where s.is_active and s.departure_date > ${today}::date
    order by s.departure_date, s.id
  `.execute(db)
  return rows
}

/** The ids of all trips, with or without departures. */
export async function listTripIds(db: Db): Promise<readonly number[]> {
  const rows = await db.selectFrom('trips').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
