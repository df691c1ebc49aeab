import { defaultSpotsTotal } from '../constants/limits.ts'
import { allDestinations, type DestinationSlug } from '../destinations/all-destinations.ts'
import type { DestinationContent } from '../destinations/define-destination.ts'
import { tripCards } from '../pictures/trip-cards.derived.ts'
import { tripGalleries } from '../pictures/trip-galleries.derived.ts'
import { tripHeroes } from '../pictures/trip-heroes.derived.ts'
import { departuresOfTrip, editionsOf } from '../departures/departure-dates.ts'
import { schedule2025 } from '../schedule/schedule-2025.derived.ts'
import { withTotals } from '../trips/trip-costs.ts'
import type { Trip } from '../trips/trip.ts'

type Destination = DestinationContent & { readonly slug: DestinationSlug }

/** The hero, the card, and the photos on the trip's route in the order of its days. */
function tripImages(slug: Destination['slug'], names: readonly string[]): string[] {
  const photos = names.map((name) => {
    const photo = tripGalleries[slug].find(({ src }) => src.endsWith(`/${name}.svg`))
    if (!photo) throw new Error(`The gallery of ${slug} has no photo ${name}`)
    return photo
  })
  return [tripHeroes[slug], tripCards[slug], ...photos].map(({ src }) => src)
}

/** What the departures of 2025 say about a trip before the schedule starts. */
function departuresBefore2025({
  id,
  practicalFacts,
}: Pick<Destination['trip'], 'id' | 'practicalFacts'>): Pick<
  Trip,
  'spotsLeft' | 'nextDeparture' | 'editions'
> {
  const departures = departuresOfTrip(schedule2025, id)
  const [first] = departures
  return {
    spotsLeft: first ? defaultSpotsTotal : 0,
    editions: withTotals(editionsOf(departures), practicalFacts?.costs),
    nextDeparture: first
      ? {
          id: first.id,
          departureDate: first.date,
          duration: first.days,
          priceTier: first.priceTier,
        }
      : null,
  }
}

function toTrip({ slug, availability, trip: { pictures, ...trip } }: Destination): Trip {
  return {
    extendedEdition: null,
    practicalFacts: null,
    ...trip,
    availability,
    images: tripImages(slug, pictures),
    ...departuresBefore2025(trip),
  }
}

/** Every trip of the club by id, as it is seeded and prerendered. */
export const catalogue: readonly Trip[] = allDestinations.map(toTrip)
