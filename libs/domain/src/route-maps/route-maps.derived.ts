import { byDestination } from '../destinations/all-destinations.ts'
import type { Picture } from '../pictures/pictures.ts'
import { type Route, stopsNamedByDay } from '../destinations/route.ts'

export interface RouteMap extends Route {
  /** `stopsNamedByDay` of the itinerary that the route was made for. */
  readonly named: readonly (readonly number[])[]
  readonly picture: Picture
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

/** The route maps of every destination, the shortest trip first. */
export const routeMaps = byDestination(({ slug, name, routes, trip }) =>
  routes.map((route): RouteMap => {
    const beds = route.stops.filter(({ nights }) => nights)
    const places = (beds.length > 1 ? beds : route.stops).map((stop) => stop.name)
    const { itinerary, extendedEdition } = trip
    const days = route.days === itinerary.length ? itinerary : (extendedEdition?.itinerary ?? [])
    return {
      ...route,
      named: stopsNamedByDay(route.stops, days),
      picture: {
        src: `/art/trips/${slug}/route-${route.days}.svg`,
        alt: `Map of the ${route.days} days in ${name}: ${listed(places)}`,
        width: 800,
        height: 1000,
      },
    }
  }),
)
