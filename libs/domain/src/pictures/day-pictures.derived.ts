import { allDestinations } from '../destinations/all-destinations.ts'
import type { DestinationContent } from '../destinations/define-destination.ts'
import { momentPictures } from './moments.ts'
import type { Picture } from './pictures.ts'
import { tripCards } from './trip-cards.derived.ts'
import { tripGalleries } from './trip-galleries.derived.ts'
import { tripHeroes } from './trip-heroes.derived.ts'

type Destination = (typeof allDestinations)[number]

/** The pictures of every destination that are only shown next to a day. */
export const dayPhotos: readonly Picture[] = allDestinations.flatMap(dayPhotosOf)

function dayPhotosOf({ slug, pictures }: Destination): readonly Picture[] {
  const { dayPhotos: photos = [] }: DestinationContent['pictures'] = pictures
  return photos.map(({ name, ...photo }) => ({ src: `/art/days/${slug}/${name}.svg`, ...photo }))
}

function pictureNamed(destination: Destination, name: string): Picture {
  const { slug } = destination
  if (name === 'hero') return tripHeroes[slug]
  if (name === 'card') return tripCards[slug]
  const photo = [...tripGalleries[slug], ...dayPhotosOf(destination), ...momentPictures].find(
    ({ src }) => src.endsWith(`/${name}.svg`),
  )
  if (!photo) throw new Error(`${slug} has no picture ${name}`)
  const { src, alt, width, height } = photo
  return { src, alt, width, height }
}

/**
 * The picture of each day of an itinerary, by the day's title: when an operator gives a day another title, its picture no
 * longer fits.
 */
export const dayPictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  allDestinations.flatMap((destination) => {
    const { trip, pictures } = destination
    const { extendedEdition }: DestinationContent['trip'] = trip
    const { days, extendedDays = [] }: DestinationContent['pictures'] = pictures
    return [
      ...trip.itinerary.map(({ title }, index) => [title, days[index]] as const),
      ...(extendedEdition?.itinerary ?? []).map(
        ({ title }, index) => [title, extendedDays[index]] as const,
      ),
    ].map(([title, name]) => [title, pictureNamed(destination, name!)] as const)
  }),
)
