import { tripCards, tripGalleries } from '@farandfew/domain/pictures'
import type { Trip } from '@farandfew/domain/trips'
import { GalleryGrid } from '@farandfew/ui/gallery-grid'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'

const allPictures = [...Object.values(tripCards), ...Object.values(tripGalleries).flat()]

/** The trip's pictures after its hero, which stands at the top of the page. */
export function GallerySection({ trip }: { trip: Trip }) {
  const headingId = useId()
  const [, ...images] = trip.images
  if (images.length === 0) return null
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>Gallery</SectionHeading>
      <GalleryGrid
        pictures={images.map(
          (src) =>
            allPictures.find((picture) => picture.src === src) ?? {
              src,
              alt: trip.title,
              width: 800,
              height: 600,
            },
        )}
      />
    </Section>
  )
}
