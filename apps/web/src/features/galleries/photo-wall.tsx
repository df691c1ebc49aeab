import {
  beyondTripLabel,
  type Gallery,
  galleryOf,
  type PhotoHeight,
  photosIn,
} from '@farandfew/domain/galleries/galleries.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { useLocation, useNavigate } from 'react-router-dom'
import { FilterRow } from './filter-row.tsx'
import { OpenPhoto, prepareLightbox } from './open-photo.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useUrlParams } from '../../shared/use-url-params.ts'
import { photoParameter } from './photo-link.ts'

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

const gap = 20

/**
 * The number of grid rows of a tile, by its height class. Without hover it needs more rows, for the buttons below the
 * picture.
 */
const rows = (low: number, tall: number) => css`
  grid-row: span ${low};
  &[data-height='${'tall' satisfies PhotoHeight}'] {
    grid-row: span ${tall};
  }
`

/** A row is a twentieth of the column width: 17 rows show a picture of 5:4, and 26 one of 4:5. */
const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
  grid-auto-rows: calc((100cqw - ${(count - 1) * gap}px) / ${count} / 20);
  row-gap: 0;
  > li {
    margin-bottom: ${gap}px;
    ${rows(20, 29)}
    @media (hover: hover) and (pointer: fine) {
      ${rows(17, 26)}
    }
  }
`

/** The state of a history entry that was added by opening a photo on this page. */
const openedHere = { openedHere: true } as const

/** The id of the open photo is in the URL, so that the photo can be shared and the browser's Back closes it. */
function useOpenPhoto() {
  const [params, change] = useUrlParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null }
  return {
    id: params.get(photoParameter) ?? '',
    open: (photo: string) => change({ [photoParameter]: photo }, { push: true, state: openedHere }),
    move: (photo: string) => change({ [photoParameter]: photo }, { state }),
    close: () => {
      if (state?.openedHere) void navigate(-1)
      else change({ [photoParameter]: undefined })
    },
  }
}

const MasonryFrame = styled.div`
  container-type: inline-size;
`

/**
 * Tiles of two heights in columns. Each tile goes to the highest free container at or below the previous one, so that the
 * reading order and the tab order run down the page.
 */
const Masonry = styled.ul`
  display: grid;
  gap: ${gap}px;
  @container (min-width: 640px) {
    ${columns(2)}
  }
  @container (min-width: 960px) {
    ${columns(3)}
  }
`
