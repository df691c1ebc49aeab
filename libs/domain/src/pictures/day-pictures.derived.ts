import { allDestinations } from '../destinations/all-destinations.ts'
import type { DestinationContent } from '../destinations/define-destination.ts'
import type { Picture } from './pictures.ts'
import { tripCards } from './trip-cards.derived.ts'
import { tripGalleries } from './trip-galleries.derived.ts'
import { tripHeroes } from './trip-heroes.derived.ts'

function pictureNamed(slug: (typeof allDestinations)[number]['slug'], name: string): Picture {
  if (name === 'hero') return tripHeroes[slug]
  if (name === 'card') return tripCards[slug]
  const photo = tripGalleries[slug].find(({ src }) => src.endsWith(`/${name}.svg`))
  if (!photo) throw new Error(`The gallery of ${slug} has no photo ${name}`)
  const { src, alt, width, height } = photo
  return { src, alt, width, height }
}

/**
 * The picture of each day of an itinerary, by the day's title: when an operator gives a day another title, its picture no
 * longer fits.
 */
export const dayPictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  allDestinations.flatMap(({ slug, trip, pictures }) => {
    const { extendedEdition }: DestinationContent['trip'] = trip
    const { days, extendedDays = [] }: DestinationContent['pictures'] = pictures
    return [
      ...trip.itinerary.map(({ title }, index) => [title, days[index]] as const),
      ...(extendedEdition?.itinerary ?? []).map(
        ({ title }, index) => [title, extendedDays[index]] as const,
      ),
    ].flatMap(([title, name]) => (name ? [[title, pictureNamed(slug, name)] as const] : []))
  }),
)
