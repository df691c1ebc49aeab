import type { Availability } from '@farandfew/domain/availability/availability.ts'
import { type Closable, isClosed } from '@farandfew/domain/bookings/group-decision.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { ListedDeparture } from '@farandfew/domain/departures/listed-departure.ts'
import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import { roundedGoing } from '@farandfew/domain/group-summaries/publication.ts'
import { sql } from 'kysely'
import { freeSeats, isSold, seatsForAnyone } from './seats.ts'

/** A departure with fields of its trip. */
export interface DepartureRow extends Closable {
  readonly id: number
  readonly tripId: number
  readonly duration: ListedDeparture['duration']
  readonly priceTier: ListedDeparture['priceTier']
  readonly spotsTotal: number
  /** See the columns. */
  readonly spotsRemaining: number
  readonly createdAt: Date
  readonly title: string
  readonly destination: string
  readonly availability: Availability
  /** Null until one is published. */
  readonly groupFigures: GroupFigures | null
  /** What pages announce of the host. */
  readonly coordinator: string | null
  readonly hostAbout: string | null
  readonly hostLanguages: string | null
  readonly hostPicture: string | null
}

const columns = sql`
  s.id, s.trip_id, s.departure_date, s.duration, s.price_tier, s.spots_total, s.created_at,
  s.is_active, s.group_decision, t.title, t.destination, t.availability,
  s.coordinator, s.host_about, s.host_languages, s.host_picture,
  (select count(*) from bookings b where b.trip_schedule_id = s.id and ${isSold})::int as sold,
  (select g.summary from group_summaries g where g.departure_id = s.id) as group_figures
`

/**
 * The columns of a DepartureRow, from `trip_schedules s` joined with `trips t`. Its seats are those that are neither
 * booked nor held.
 */
export const departureColumns = sql`${columns}, ${freeSeats} as spots_remaining`

/** The same with the seats that a visitor sees: those that anyone can book. */
export const publicDepartureColumns = sql`${columns}, ${seatsForAnyone} as spots_remaining`

/** The short name of a known destination, such as 'Turkey'; otherwise the trip's own text. */
export function shortName(destination: string): string {
  const slug = destinationIn(destination)
  return slug ? destinationNames[slug] : destination
}

/** The published summary; null while too few are confirmed, which the free seats show as well. */
function summaryOf({ sold, groupFigures }: DepartureRow): ListedDeparture['groupSummary'] {
  const going = roundedGoing(sold)
  return going === undefined || !groupFigures ? null : { going, ...groupFigures }
}

function hostOf(row: DepartureRow): ListedDeparture['host'] {
  const { coordinator: name, hostAbout: about, hostLanguages: languages, hostPicture } = row
  return name === null ? null : { name, about, languages, picture: hostPicture }
}

/** A departure as the API returns it on the club's `today`. */
export function toDeparture(row: DepartureRow, today: CalendarDate): ListedDeparture {
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
    isClosed: isClosed(row, today),
    groupSummary: summaryOf(row),
    host: hostOf(row),
  }
}
