import { createHash } from 'node:crypto'
import {
  tripFieldNames,
  type TripField,
  type TripFields,
  type TripValues,
} from '@farandfew/domain/trips/admin-trips.ts'
import { tripLink } from '@farandfew/domain/destinations/destinations.ts'
import type { StoredTrip } from './admin-trips.queries.ts'

/** A value as canonical JSON: PostgreSQL returns the keys of an object in its own order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

export function pickFields(trip: TripFields, names: readonly TripField[]): TripValues {
  return Object.fromEntries(names.map((name) => [name, trip[name]]))
}

export const withValues = (trip: StoredTrip, values: TripValues): StoredTrip => ({
  ...trip,
  ...(values as Partial<StoredTrip>),
})

export function changedFields(trip: TripFields, values: TripValues): TripField[] {
  return tripFieldNames.filter(
    (name) => values[name] !== undefined && !isSameValue(values[name], trip[name]),
  )
}

/** A hash of the trip's content: equal content has the same version. */
export function versionOf(trip: TripFields): string {
  const content = canonical(pickFields(trip, tripFieldNames))
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** A stored trip as the admin API returns it. */
export function toAdminTrip(trip: StoredTrip, webUrl: string) {
  const siteUrl = new URL(webUrl).origin
  return { ...trip, version: versionOf(trip), publicUrl: siteUrl + tripLink(trip), siteUrl }
}
