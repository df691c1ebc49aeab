import {
  beyondTripLabel,
  type Gallery,
  galleryOf,
  photosIn,
} from '@farandfew/domain/galleries/galleries.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useRef, useState } from 'react'
import { FilterRow } from './filter-row.tsx'
import { Masonry, MasonryFrame } from './masonry.ts'
import { OpenPhoto, prepareLightbox } from './open-photo.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useOpenPhoto } from './use-open-photo.ts'

/** The number of pictures that load with the page: the first row of a wide screen. */
const eager = 3

export interface PhotoWallProps {
  slug: string
  /** The page of the trip to the destination. */
  planHref: string
}

const optionsOf = (gallery: Gallery) =>
  gallery.categories.map((category) => ({ value: category, label: category }))

function countOf(count: number, category: string | undefined) {
  const photos = `${count} ${count === 1 ? 'picture' : 'pictures'}`
  return category === undefined ? photos : `${photos} in ${category}`
}

/** The photos of a gallery with their category filter, and the lightbox. */
export default function PhotoWall({ slug, planHref }: PhotoWallProps) {
  const gallery = galleryOf(slug)
  return gallery ? <Photos gallery={gallery} planHref={planHref} /> : null
}

function Photos({ gallery, planHref }: { gallery: Gallery; planHref: string }) {
  const [category, setCategory] = useState<string>()
  const photos = photosIn(gallery, category)
  const { id, open, move, close } = useOpenPhoto()
  const photo = gallery.photos.find((candidate) => candidate.id === id)
  const enlargeButtons = useRef(new Map<string, HTMLButtonElement>())
  const openedFrom = useRef<string>(undefined)

  return (
    <Section top="clamp(24px, 4vw, 48px)">
      <FilterRow
        label="Filter pictures by category"
        options={optionsOf(gallery)}
        chosen={category}
        onChoose={setCategory}
      />
      <Quiet size="inherit" marginTop={5} marginBottom={6} role="status">
        {countOf(photos.length, category)}
      </Quiet>
      <MasonryFrame onPointerEnter={prepareLightbox} onFocus={prepareLightbox}>
        <Masonry role="list" aria-label={`Pictures of ${gallery.title}`}>
          {photos.map((shown, index) => (
            <li key={shown.id} data-height={shown.heightClass}>
              <PhotoTile
                gallery={gallery}
                photo={shown}
                planHref={planHref}
                eager={index < eager}
                enlargeRef={(button) => {
                  if (button) enlargeButtons.current.set(shown.id, button)
                  return () => void enlargeButtons.current.delete(shown.id)
                }}
                onEnlarge={() => {
                  openedFrom.current = shown.id
                  open(shown.id)
                }}
              />
            </li>
          ))}
        </Masonry>
      </MasonryFrame>
      {photos.some(({ beyondTrip }) => beyondTrip) && (
        <Quiet
          size="inherit"
          marginTop={6}
        >{`Pictures marked “${beyondTripLabel}” show places in ${gallery.title} that our trip does not visit.`}</Quiet>
      )}
      {photo && (
        <OpenPhoto
          gallery={gallery}
          // The browser's Forward can open a photo that the filter now hides.
          photos={photos.includes(photo) ? photos : gallery.photos}
          photo={photo}
          onMove={move}
          onClose={close}
          onReturnFocus={() => {
            enlargeButtons.current.get(openedFrom.current ?? photo.id)?.focus()
            openedFrom.current = undefined
          }}
        />
      )}
    </Section>
  )
}
