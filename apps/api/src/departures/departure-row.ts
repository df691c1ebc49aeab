import type { Availability } from '@farandfew/domain/availability'
import type { CalendarDate } from '@farandfew/domain/calendar'
import type { ListedDeparture } from '@farandfew/domain/departures'
import { destinationIn, destinationNames } from '@farandfew/domain/destinations'
import { sql } from 'kysely'
import { freeSeats } from '../db/seats.ts'

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
  readonly availability: Availability
}

/** The columns of a DepartureRow, from `trip_schedules s` joined with `trips t`. */
export const departureColumns = sql`
  s.id, s.trip_id, s.departure_date, s.duration, s.price_tier, s.spots_total, s.created_at,
  t.title, t.destination, t.availability,
  ${freeSeats} as spots_remaining
`

/** The short name of a known destination, such as 'Turkey'; otherwise the trip's own text. */
export function shortName(destination: string): string {
  const slug = destinationIn(destination)
  return slug ? destinationNames[slug] : destination
}

/** A departure as the API returns it. */
export function toDeparture(row: DepartureRow): ListedDeparture {
  const { id, tripId, departureDate, duration, priceTier, spotsTotal, spotsRemaining } = row
  return {
    id,
    tripId,
    departureDate,
    duration,
    priceTier,
    destination: shortName(row.destination),
    availability: row.availability,
    spotsTotal,
    spotsRemaining,
  }
}
