import type { PriceTier } from '@farandfew/domain/constants/labels.ts'
import { editionsOf } from '@farandfew/domain/departures/departure-dates.ts'
import { withTotals } from '@farandfew/domain/trips/trip-costs.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Representation } from '../../platform/public-reads/representation.ts'
import type { TripRow } from './trips.queries.ts'

/** The responses for all trips, built from one read. */
export interface Catalogue {
  readonly rows: readonly TripRow[]
  readonly list: Representation
  /** The answer for each trip by id; undefined for one that is archived. */
  readonly trips: ReadonlyMap<number, Representation | undefined>
}

function editions(row: TripRow): Trip['editions'] {
  const ahead = JSON.parse(row.ahead) as [number, PriceTier][]
  return withTotals(
    editionsOf(ahead.map(([days, priceTier]) => ({ days, priceTier }))),
    practicalFacts(row)?.costs,
  )
}

/** Without the practical facts, which only the answer for one trip has. */
function toTrip(row: TripRow): Trip {
  const { id, title, description, destination, region, duration, price } = row
  const { departureMonths, groupSize, featured, availability, imageAlts } = row
  return {
    id,
    title,
    description,
    destination,
    region,
    duration,
    price,
    departureMonths,
    groupSize,
    featured,
    availability,
    images: JSON.parse(row.images) as Trip['images'],
    ...(imageAlts !== '{}' && { imageAlts: JSON.parse(imageAlts) as Record<string, string> }),
    highlights: JSON.parse(row.highlights) as Trip['highlights'],
    itinerary: JSON.parse(row.itinerary) as Trip['itinerary'],
    includedItems: JSON.parse(row.includedItems) as Trip['includedItems'],
    excludedItems: JSON.parse(row.excludedItems) as Trip['excludedItems'],
    spotsLeft: row.freeSeats ?? 0,
    extendedEdition: JSON.parse(row.extendedEdition) as Trip['extendedEdition'],
    editions: editions(row),
    nextDeparture: JSON.parse(row.next) as Trip['nextDeparture'],
  }
}

const practicalFacts = (row: TripRow) => JSON.parse(row.practicalFacts) as Trip['practicalFacts']

function isSameRow(one: TripRow, other: TripRow | undefined): boolean {
  if (other === undefined) return false
  return (Object.keys(one) as (keyof TripRow)[]).every((name) => one[name] === other[name])
}

const isSame = (rows: readonly TripRow[], previous: readonly TripRow[]) =>
  rows.length === previous.length && rows.every((row, index) => isSameRow(row, previous[index]))

/** Builds the responses. Returns the previous catalogue if nothing has changed. */
export function buildCatalogue(rows: readonly TripRow[], previous?: Catalogue): Catalogue {
  if (previous && isSame(rows, previous.rows)) return previous
  const offered = rows
    .filter(({ archived }) => !archived)
    .map((row) => ({ row, trip: toTrip(row) }))
  return {
    rows,
    list: new Representation(JSON.stringify(offered.map(({ trip }) => trip))),
    trips: new Map([
      ...rows.map(({ id }) => [id, undefined] as const),
      ...offered.map(({ row, trip }) => {
        const answer = JSON.stringify({ ...trip, practicalFacts: practicalFacts(row) })
        return [row.id, new Representation(answer)] as const
      }),
    ]),
  }
}
