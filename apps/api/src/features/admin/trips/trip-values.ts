import { createHash } from 'node:crypto'
import {
  tripFieldNames,
  type TripField,
  type TripFields,
  type TripValues,
} from '@farandfew/domain/admin/trips'
import { tripLink } from './trip-link.ts'
import type { StoredTrip } from './admin-trips.queries.ts'

/** A value in one fixed writing: the database gives the keys of an object back in an order of its own. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSameValue = (one: unknown, other: unknown): boolean =>
  written(one) === written(other)

/** The named fields of a trip. */
export function pickFields(trip: TripFields, names: readonly TripField[]): TripValues {
  return Object.fromEntries(names.map((name) => [name, trip[name]]))
}

/** The trip with other values in some of its fields. */
export const withValues = (trip: StoredTrip, values: TripValues): StoredTrip => ({
  ...trip,
  ...(values as Partial<StoredTrip>),
})

/** Which fields of the trip would not be the same with the values. */
export function changedFields(trip: TripFields, values: TripValues): TripField[] {
  return tripFieldNames.filter(
    (name) => values[name] !== undefined && !isSameValue(values[name], trip[name]),
  )
}

/** Names a trip's content: two trips of the same fields have the same. */
export function versionOf(trip: TripFields): string {
  const content = written(pickFields(trip, tripFieldNames))
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** A stored trip as the desk is answered. */
export function toAdminTrip(trip: StoredTrip, publicWebUrl: string) {
  const siteUrl = new URL(publicWebUrl).origin
  return { ...trip, version: versionOf(trip), publicUrl: siteUrl + tripLink(trip), siteUrl }
}
