import type { ItineraryDay } from '../trips/trip.ts'

/** How the group travels from one stop to the next. */
export type TravelMode = 'road' | 'train' | 'boat' | 'plane'

/** A place of a trip's route. */
export interface RouteStop {
  readonly name: string
  /** Degrees, WGS 84. Where they come from: docs/sources.md. */
  readonly latitude: number
  readonly longitude: number
  /** The days of the itinerary on which the group is there, ascending. */
  readonly days: readonly number[]
  /** Nights that the group spends there; none if absent. */
  readonly nights?: number
}

/** A journey between two stops. */
export interface RouteLeg {
  /** The names of the stops. */
  readonly from: string
  readonly to: string
  readonly by: TravelMode
  /** Where a plane takes off, if that is not `from` itself. */
  readonly airport?: string
  /** Whether the group returns the same way on the same day. */
  readonly andBack?: true
}

/** The route of one length of a trip. */
export interface Route {
  /** Days of the itinerary. */
  readonly days: number
  /** In the order of travel. */
  readonly stops: readonly RouteStop[]
  /** In the order of travel. */
  readonly legs: readonly RouteLeg[]
}

/** Days as short as they fit into a map: '4', '2-4', '1, 4'. */
export function daysOf({ days }: Pick<RouteStop, 'days'>): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : String(run[0]))).join(', ')
}

const vehicles: Record<TravelMode, string> = {
  road: 'by road',
  train: 'by train',
  boat: 'by boat',
  plane: 'by plane',
}

/**
 * How the group comes to a stop: 'By train from Colombo'. For the first stop, how it returns there at the end, or
 * undefined if it does not.
 */
export function arrivalAt(route: Route, stop: RouteStop): string | undefined {
  const leg = route.legs.find(({ to }) => to === stop.name)
  if (!leg) return undefined
  const way = `${vehicles[leg.by]} from ${leg.airport ?? leg.from}${leg.andBack ? ' and back' : ''}`
  return stop === route.stops[0] ? `On the last day, ${way}` : `B${way.slice(1)}`
}

/** For each day of an itinerary, the stops of a route that its texts name, by their place in the route. */
export const stopsNamedByDay = (
  stops: readonly Pick<RouteStop, 'name'>[],
  itinerary: readonly ItineraryDay[],
): readonly (readonly number[])[] =>
  itinerary.map(({ title, description, accommodation }) => {
    const texts = `${title} ${description} ${accommodation}`
    return stops.flatMap(({ name }, index) => (texts.includes(name) ? [index] : []))
  })
