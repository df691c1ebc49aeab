import {
  type Available,
  type Availability,
  nextOf,
} from '@farandfew/domain/availability/availability.ts'
import { decisionDate, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { DepartureRow } from '../departures/departure-row.ts'
import { listUpcomingRows } from '../departures/departures.queries.ts'

/** A stored trip. Its lists are JSON texts, which show whether it has changed. */
interface StoredTrip {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly destination: string
  readonly region: Trip['region']
  readonly duration: number
  readonly price: number
  readonly departureMonths: string
  readonly groupSize: string
  readonly featured: boolean
  readonly availability: Availability
  readonly images: string
  readonly imageAlts: string
  readonly highlights: string
  readonly itinerary: string
  readonly includedItems: string
  readonly excludedItems: string
  /** The text 'null' if the trip has none. */
  readonly extendedEdition: string
  /** The text 'null' if the trip has none. */
  readonly practicalFacts: string
  readonly archived: boolean
}

/** What the departures ahead say about their trip. */
interface DeparturesAhead {
  /** Of the next departure; null if there is none. */
  readonly freeSeats: number | null
  /** The next departure as JSON; the text 'null' if there is none. */
  readonly next: string
  /** Duration and price tier of the departures ahead, as JSON. */
  readonly ahead: string
}

const toNext = (departure: DepartureRow): NonNullable<Trip['nextDeparture']> => {
  const { id, departureDate, duration, priceTier, seats, groupDecision } = departure
  const decision = { groupDecision, decisionDate: decisionDate(departure) }
  return { id, departureDate, duration, priceTier, seats, ...decision }
}

/** The facts of a trip by its departures ahead, sorted by date, without closed ones. */
function departuresAhead(trip: Available, departures: readonly DepartureRow[]): DeparturesAhead {
  const next = nextOf(trip, departures)
  return {
    freeSeats: next?.seats.free ?? null,
    next: JSON.stringify(next ? toNext(next) : null),
    ahead: JSON.stringify(departures.map(({ duration, priceTier }) => [duration, priceTier])),
  }
}

/** A trip with what its departures say about it. */
export interface TripRow extends StoredTrip, DeparturesAhead {}

async function listStoredTrips(db: Db): Promise<readonly StoredTrip[]> {
  const { rows } = await sql<StoredTrip>`/* prepared: trips.list */
    select
      t.id, t.title, t.description, t.destination, t.region, t.duration, t.price,
      t.departure_months, t.group_size, t.featured, t.availability, t.archived,
      t.images::text, t.image_alts::text, t.highlights::text, t.itinerary::text,
      t.included_items::text, t.excluded_items::text,
      coalesce(t.extended_edition::text, 'null') as extended_edition,
      coalesce(t.practical_facts::text, 'null') as practical_facts
    from trips t
    where not t.is_draft
    order by t.id
  `.execute(db)
  return rows
}

/** Every published trip by id, with its departures after the club's `today` that are not closed. */
export async function listTripRows(db: Db, today: CalendarDate): Promise<readonly TripRow[]> {
  const [trips, departures] = await Promise.all([listStoredTrips(db), listUpcomingRows(db, today)])
  const ahead = departures.filter((departure) => !isClosed(departure, today))
  return trips.map((trip) => ({
    ...trip,
    ...departuresAhead(
      trip,
      ahead.filter(({ tripId }) => tripId === trip.id),
    ),
  }))
}
