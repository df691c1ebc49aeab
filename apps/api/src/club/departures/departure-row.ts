import type { Availability } from '@farandfew/domain/availability/availability.ts'
import {
  type Closable,
  decisionDate,
  decisionOn,
  isClosed,
} from '@farandfew/domain/departures/guarantee.ts'
import {
  departureState,
  departureStateNames,
} from '@farandfew/domain/departures/departure-facts.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { ListedDeparture, Seats } from '@farandfew/domain/departures/listed-departure.ts'
import { destinationIn } from '@farandfew/domain/destinations/destinations.ts'
import { destinationNames } from '@farandfew/domain/destinations/destinations.derived.ts'
import type { GroupFigures } from '@farandfew/domain/group-summaries/group-summary.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { lateVisaText } from '@farandfew/domain/trips/visa-texts.ts'
import { sql } from 'kysely'
import { hostOfDeparture } from '../hosts/hosts.queries.ts'
import { seats } from './seats.ts'

/** A departure with fields of its trip. */
export interface DepartureRow extends Closable {
  readonly id: number
  readonly tripId: number
  readonly duration: ListedDeparture['duration']
  readonly priceTier: ListedDeparture['priceTier']
  readonly seats: Seats
  readonly createdAt: Date
  /** How often what its calendar file says has changed, and when it last did. A trigger counts. */
  readonly calendarRevision: number
  readonly calendarChangedAt: Date
  readonly title: string
  readonly destination: string
  readonly availability: Availability
  /** Null until one is published. */
  readonly groupFigures: GroupFigures | null
  /** Null until one is chosen. */
  readonly host: ListedDeparture['host']
  readonly visa: PracticalFacts['visa'] | null
}

/** The columns of a DepartureRow, from `trip_schedules s` joined with `trips t`. */
export const departureColumns = sql`
  s.id, s.trip_id, s.departure_date, s.duration, s.price_tier, s.created_at,
  s.calendar_revision, s.calendar_changed_at, s.is_active, s.group_decision, s.decision_days, t.title, t.destination, t.availability,
  ${hostOfDeparture} as host, ${seats} as seats,
  t.practical_facts -> 'visa' as visa,
  (select g.summary from group_summaries g where g.departure_id = s.id) as group_figures
`

/** That the departure `s` takes place, or can still gather its group: not `lacksGroup` of guarantee.ts. */
export const mayTakePlace = (today: CalendarDate) => sql<boolean>`(
  s.group_decision = 'guaranteed'
  or s.group_decision is null and s.departure_date - s.decision_days > ${today}::date
)`

/** The short name of a known destination, such as 'Turkey'; otherwise the trip's own text. */
export function shortName(destination: string): string {
  const slug = destinationIn(destination)
  return slug ? destinationNames[slug] : destination
}

/** The state of a departure in a word, for a place that shows the seats as well: 'Open', 'Full', 'By invite'. */
export const stateLabelOf = (
  departure: Closable & { availability: Availability; seats: Seats },
  today: CalendarDate,
): string => {
  const { departureDate: date, seats } = departure
  const offered = {
    ...departure,
    date,
    spotsRemaining: seats.free,
    isClosed: isClosed(departure, today),
    groupDecision: decisionOn(departure, today),
  }
  return departureStateNames[departureState(offered, today)]
}

/** A departure as the API returns it on the club's `today`. */
export function toDeparture(row: DepartureRow, today: CalendarDate): ListedDeparture {
  const { id, tripId, departureDate, duration, priceTier } = row
  const hasClosed = isClosed(row, today)
  return {
    id,
    tripId,
    departureDate,
    duration,
    priceTier,
    destination: shortName(row.destination),
    availability: row.availability,
    seats: row.seats,
    spotsTotal: row.seats.total,
    spotsRemaining: row.seats.free,
    groupDecision: decisionOn(row, today),
    decisionDate: decisionDate(row),
    isClosed: hasClosed,
    visaWarning: hasClosed ? null : lateVisaText(row.visa, { departureDate, today }),
    groupSummary: row.groupFigures,
    host: row.host,
  }
}
