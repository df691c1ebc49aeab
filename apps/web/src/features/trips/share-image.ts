import type { Trip } from '@farandfew/domain/trips'
import { destinationOf } from '../../shared/paths.ts'

/** The share picture of a trip, a path below the site. */
export function shareImageOf(trip: Trip): string {
  const slug = destinationOf(trip)
  return `/art/share/${slug ? `trip-${slug}` : 'default'}.png`
}
