import { isBookable } from '@farandfew/domain/availability/availability.ts'
import type { PriceTier } from '@farandfew/domain/constants/labels.ts'
import { editionsOf } from '@farandfew/domain/schedule/departures.ts'
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

/** A bookable trip has the free seats of its next departure; any other trip the number in the catalogue. */
const spotsLeft = (row: TripRow) => (isBookable(row) ? (row.freeSeats ?? 0) : row.spotsLeft)

const nextDeparture = ({ nextId, nextDate, nextDuration, nextPriceTier }: TripRow) =>
  nextId === null
    ? 'null'
    : `{"id":${nextId},"departureDate":"${nextDate}","duration":${nextDuration},"priceTier":${nextPriceTier}}`

const editions = ({ ahead }: TripRow): Trip['editions'] =>
  editionsOf(
    (JSON.parse(ahead) as [number, PriceTier][]).map(([days, priceTier]) => ({ days, priceTier })),
  )

const texts = [
  'title',
  'description',
  'destination',
  'region',
  'departureMonths',
  'groupSize',
  'availability',
] as const
const values = ['id', 'duration', 'price', 'featured'] as const
const lists = ['images', 'highlights', 'itinerary', 'includedItems', 'excludedItems'] as const

/** A row as JSON of the domain's `Trip`, without its practical facts. */
function toJson(row: TripRow): string {
  const fields = [
    ...values.map((name) => `"${name}":${row[name]}`),
    ...texts.map((name) => `"${name}":${JSON.stringify(row[name])}`),
    ...lists.map((name) => `"${name}":${row[name]}`),
    ...(row.imageAlts === '{}' ? [] : [`"imageAlts":${row.imageAlts}`]),
    `"spotsLeft":${spotsLeft(row)}`,
    `"extendedEdition":${row.extendedEdition}`,
    `"editions":${JSON.stringify(editions(row))}`,
    `"nextDeparture":${nextDeparture(row)}`,
  ]
  return `{${fields.join(',')}}`
}

const withFacts = (json: string, { practicalFacts }: TripRow) =>
  `${json.slice(0, -1)},"practicalFacts":${practicalFacts}}`

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
    .map((row) => ({ row, json: toJson(row) }))
  return {
    rows,
    list: new Representation(`[${offered.map(({ json }) => json).join(',')}]`),
    trips: new Map([
      ...rows.map(({ id }) => [id, undefined] as const),
      ...offered.map(
        ({ row, json }) => [row.id, new Representation(withFacts(json, row))] as const,
      ),
    ]),
  }
}
