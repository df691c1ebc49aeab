import { destinationPageOf } from '@farandfew/domain/destinations'

/** The path of a trip's page on the site: its destination's page where there is one (rulings 34). */
export function tripLink(trip: { id: number; title: string; destination: string }): string {
  const page = destinationPageOf(trip)
  return page === undefined ? `/trips/${trip.id}` : `/destinations/${page}`
}
