import type { DestinationSlug } from '../destinations/all-destinations.ts'
import type { ItineraryDay } from '../trips/trip.ts'
import { type RouteMap, routeMaps } from './route-maps.derived.ts'
import { stopsNamedByDay } from '../destinations/route.ts'

/**
 * The route map of an itinerary; undefined if none was drawn for its number of days, or if an operator changed the days
 * since: a day names a stop that it did not name then, or no longer names one.
 */
export function findRouteMap(
  slug: DestinationSlug,
  itinerary: readonly ItineraryDay[],
): RouteMap | undefined {
  const route: RouteMap | undefined = routeMaps[slug].find(({ days }) => days === itinerary.length)
  if (!route) return undefined
  const named = stopsNamedByDay(route.stops, itinerary)
  return named.join(';') === route.named.join(';') ? route : undefined
}
