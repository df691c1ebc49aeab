import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { destinationOf } from '../../shared/paths.ts'

/** The path of a trip's share picture. */
export function shareImageOf(trip: Trip): string {
  const slug = destinationOf(trip)
  return `/art/share/${slug ? `trip-${slug}` : 'default'}.png`
}
