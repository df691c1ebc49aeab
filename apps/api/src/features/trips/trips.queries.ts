import type { Availability } from '@farandfew/domain/availability'
import type { CalendarDate } from '@farandfew/domain/calendar'
import type { PriceTier } from '@farandfew/domain/constants'
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
  readonly availability: Availability
  readonly images: string
  readonly highlights: string
  readonly itinerary: string
  readonly includedItems: string
  readonly excludedItems: string
  /** The text 'null' if the trip has none. */
  readonly extendedEdition: string
  /** The number in the catalogue. */
  readonly spotsLeft: number
  /** Of the next departure; null if there is none. */
  readonly freeSeats: number | null
  /** Id, date, duration in days and price tier of the next departure; null if there is none. */
  readonly nextId: number | null
  readonly nextDate: CalendarDate | null
  readonly nextDuration: number | null
  readonly nextPriceTier: PriceTier | null
  /** Duration and price tier of the departures ahead, each pair once, as JSON. */
  readonly ahead: string
}

/** Every trip by id, with the free seats of its next departure after the club's `today`. */
export async function listTripRows(db: Db, today: CalendarDate): Promise<readonly TripRow[]> {
  const { rows } = await sql<TripRow>`/* prepared: trips.list */
    select
      t.id, t.title, t.description, t.destination, t.region, t.duration, t.price,
      t.departure_months, t.group_size, t.featured, t.availability, t.spots_left,
      t.images::text, t.highlights::text, t.itinerary::text,
      t.included_items::text, t.excluded_items::text,
      coalesce(t.extended_edition::text, 'null') as extended_edition,
      next.id as next_id, next.departure_date::text as next_date, next.duration as next_duration,
      next.price_tier as next_price_tier, next.free_seats,
      (
        select coalesce(jsonb_agg(distinct jsonb_build_array(s.duration, s.price_tier)), '[]')::text
        from trip_schedules s
        where s.trip_id = t.id and s.is_active and s.departure_date > ${today}::date
      ) as ahead
    from trips t
    left join lateral (
      select s.id, s.departure_date, s.duration, s.price_tier, ${freeSeats} as free_seats
      from trip_schedules s
      where s.trip_id = t.id and s.is_active and s.departure_date > ${today}::date
      order by s.departure_date
      limit 1
    ) next on true
    order by t.id
  `.execute(db)
  return rows
}
