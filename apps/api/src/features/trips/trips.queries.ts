import type { CalendarDate } from '@farandfew/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { freeSeats } from '../../db/seats.ts'

/** A stored trip. Its lists are JSON texts, which are passed on unparsed. */
export interface TripRow {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly destination: string
  readonly region: string
  readonly duration: number
  readonly price: number
  readonly departureMonths: string
  readonly groupSize: string
  readonly featured: boolean
  readonly images: string
  readonly highlights: string
  readonly itinerary: string
  readonly includedItems: string
  readonly excludedItems: string
  /** The number in the catalogue. */
  readonly spotsLeft: number
  /** Of the next departure; null if there is none. */
  readonly freeSeats: number | null
  /** Date and duration in days of the next departure; null if there is none. */
  readonly nextDate: CalendarDate | null
  readonly nextDuration: number | null
}

/** Every trip by id, with the free seats of its next departure after the club's `today`. */
export async function listTripRows(db: Db, today: CalendarDate): Promise<readonly TripRow[]> {
  const { rows } = await sql<TripRow>`/* prepared: trips.list */
    select
      t.id, t.title, t.description, t.destination, t.region, t.duration, t.price,
      t.departure_months, t.group_size, t.featured, t.spots_left,
      t.images::text, t.highlights::text, t.itinerary::text,
      t.included_items::text, t.excluded_items::text,
      next.departure_date::text as next_date, next.duration as next_duration, next.free_seats
    from trips t
    left join lateral (
      select s.departure_date, s.duration, ${freeSeats} as free_seats
      from trip_schedules s
      where s.trip_id = t.id and s.is_active and s.departure_date > ${today}::date
      order by s.departure_date
      limit 1
    ) next on true
    order by t.id
  `.execute(db)
  return rows
}
