import {
  destinationNames,
  destinationsWithGallery,
} from '@farandfew/domain/destinations/destinations.derived.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { readTripPicture } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { destinationOf, paths } from '../../shared/paths.ts'
import { altOf } from '@farandfew/domain/trips/picture-alt.ts'
import { EnlargeableGallery } from './enlargeable-gallery.tsx'

const allPictures = [...Object.values(tripCards), ...Object.values(tripGalleries).flat()]

function pictureAt(src: string, trip: Trip) {
  const known = allPictures.find((picture) => picture.src === src) ?? readTripPicture(src)
  const { width, height } = known ?? { width: 800, height: 600 }
  return { src, width, height, alt: altOf(src, allPictures, trip) }
}

interface GallerySectionProps {
  trip: Trip
  /** The URLs of the pictures, without the hero at the top of the page. */
  pictures: readonly string[]
}

/** Some pictures of the trip, and a link to the destination's gallery if it has one. */
export function GallerySection({ trip, pictures }: GallerySectionProps) {
  const headingId = useId()
  const slug = destinationsWithGallery.find((known) => known === destinationOf(trip))
  if (pictures.length === 0) return null
  return (
    <Section tone="blush" labelledBy={headingId} data-screen>
      <SectionHeading id={headingId}>Gallery</SectionHeading>
      <EnlargeableGallery
        title={`Photos of ${trip.title}`}
        pictures={pictures.map((src) => pictureAt(src, trip))}
      />
      {slug && (
        <Actions marginTop={6}>
          <ButtonLink
            href={paths.gallery(slug)}
            variant="secondary"
          >{`See the whole ${destinationNames[slug]} gallery`}</ButtonLink>
        </Actions>
      )}
    </Section>
  )
}
