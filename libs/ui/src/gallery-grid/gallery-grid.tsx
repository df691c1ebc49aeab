import { type CSSProperties } from 'react'
import type { Picture as PictureData } from '@farandfew/domain/pictures'
import { css, styled } from 'styled-components'
import { Picture } from '../image/picture.tsx'
import { Poster } from '../image/poster.ts'
import { theme } from '../theme/theme.ts'
import { placesInRows } from './rows.ts'

export interface GalleryGridProps {
  pictures: readonly PictureData[]
  /** What the list is called, where no heading says it. */
  label?: string
}

/** A poster's margins and hairlines, left and right. */
const frame = '22px'

/** The width of a poster where rows hold up to `perRow`: they fill theirs at one height; a pixel is left to rounding. */
const inRowsOf = (perRow: number) => css`
  > li {
    --mates: var(--mates-${perRow});
    flex-basis: calc(
      (100% - (var(--mates) - 1) * var(--gap) - var(--mates) * ${frame}) * var(--share-${perRow}) +
        ${frame} - 1px
    );
  }
`

/* Rows of one height, all of them full, nothing cropped. */

/** What the styles know of each picture: its shape, and its place in rows of every size. */
function stylesOf(pictures: readonly PictureData[]): CSSProperties[] {
  const ratios = pictures.map(({ width, height }) => width / height)
  const styles = ratios.map((ratio): Record<string, number> => ({ '--ratio': ratio }))
  for (const perRow of [2, 3, 4]) {
    placesInRows(ratios, perRow).forEach(({ share, count }, index) => {
      Object.assign(styles[index]!, { [`--share-${perRow}`]: share, [`--mates-${perRow}`]: count })
    })
  }
  return styles
}

/** Posters side by side, loaded as they are scrolled to. */
export function GalleryGrid({ pictures, label }: GalleryGridProps) {
  const styles = stylesOf(pictures)
  return (
    <Rows role="list" aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.src} style={styles[index]}>
          <Poster>
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
            />
          </Poster>
        </li>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  --gap: ${theme.space(3)};
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  > li {
    flex-grow: 1;
    max-width: 100%;
  }
  img {
    aspect-ratio: var(--ratio);
    object-fit: cover;
  }
  ${inRowsOf(2)}
  ${theme.media.md} {
    --gap: ${theme.space(4)};
    ${inRowsOf(3)}
  }
  ${theme.media.ml} {
    ${inRowsOf(4)}
  }
`
