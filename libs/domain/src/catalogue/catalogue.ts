import { allDestinations } from '../destinations/all-destinations.ts'
import { tripCards } from '../pictures/trip-cards.derived.ts'
import { tripGalleries } from '../pictures/trip-galleries.derived.ts'
import { tripHeroes } from '../pictures/trip-heroes.derived.ts'
import { departuresOfTrip } from '../schedule/departures.ts'
import { schedule2025 } from '../schedule/schedule-2025.derived.ts'
import type { Trip } from '../trips/trip.ts'

type Destination = (typeof allDestinations)[number]

/** The hero, the card, and the photos on the trip's route in the order of its days. */
function tripImages(slug: Destination['slug'], names: readonly string[]): string[] {
  const photos = names.map((name) => {
    const photo = tripGalleries[slug].find(({ src }) => src.endsWith(`/${name}.svg`))
    if (!photo) throw new Error(`The gallery of ${slug} has no photo ${name}`)
    return photo
  })
  return [tripHeroes[slug], tripCards[slug], ...photos].map(({ src }) => src)
}

/** The trip's first departure of 2025, which is its next one before the schedule starts. */
function firstDeparture(tripId: number): Trip['nextDeparture'] {
  const [first] = departuresOfTrip(schedule2025, tripId)
  return first ? { departureDate: first.date, duration: first.days } : null
}

function toTrip({ slug, trip: { pictures, ...trip } }: Destination): Trip {
  return { ...trip, images: tripImages(slug, pictures), nextDeparture: firstDeparture(trip.id) }
}

/** Every trip of the club by id, as it is seeded and prerendered. */
export const catalogue: readonly Trip[] = allDestinations.map(toTrip)
