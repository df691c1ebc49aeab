import {
  destinationNames,
  destinationsWithGallery,
} from '@farandfew/domain/destinations/destinations.derived.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { readTripPicture } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { destinationOf, paths } from '../../shared/paths.ts'
import { EnlargeableGallery } from './enlargeable-gallery.tsx'

const allPictures = [...Object.values(tripCards), ...Object.values(tripGalleries).flat()]

function pictureAt(src: string, trip: Trip) {
  const known = allPictures.find((picture) => picture.src === src) ?? readTripPicture(src)
  const { width, height } = known ?? { width: 800, height: 600 }
  return { src, width, height, alt: altOf(src, allPictures, trip) }
}

interface GalleryPartProps {
  trip: Trip
  /** The URLs of the pictures, without the hero at the top of the page. */
  pictures: readonly string[]
}

/** Some pictures of the trip in a row, and a link to the destination's gallery if it has one. */
export function GalleryPart({ trip, pictures }: GalleryPartProps) {
  const slug = destinationsWithGallery.find((known) => known === destinationOf(trip))
  if (pictures.length === 0) return null
  return (
    <PagePart title="Gallery">
      <EnlargeableGallery
        title={`Pictures of ${trip.title}`}
        pictures={pictures.map((src) => pictureAt(src, trip))}
      >
        {slug && (
          <AppLink href={paths.gallery(slug)}>
            {`See the whole ${destinationNames[slug]} gallery`}
          </AppLink>
        )}
      </EnlargeableGallery>
    </PagePart>
  )
}
