import type { CSSProperties, MouseEvent } from 'react'
import type { Picture as PictureData } from '@farandfew/domain/pictures/pictures.ts'
import { css, styled } from 'styled-components'
import { Picture } from '../image/picture.tsx'
import { Poster } from '../image/poster.ts'
import { theme } from '../theme/theme.ts'
import { placesInRows } from './rows.ts'

export interface GalleryGridProps {
  pictures: readonly PictureData[]
  /** The name of the list, if no heading names it. */
  label?: string
  /** Called with the index of a picture that the visitor wants to see larger. Without it the pictures are no buttons. */
  onEnlarge?: (index: number, button: HTMLElement) => void
}

/** The width of a poster's left and right margins and borders. */
const frame = '22px'

/**
 * The width of a poster in rows of up to `perRow`. All posters of a row have the same height and fill the row; one pixel
 * is left for rounding.
 */
const inRowsOf = (perRow: number) => css`
  > li {
    --count: var(--count-${perRow});
    flex-basis: calc(
      (100% - (var(--count) - 1) * var(--gap) - var(--count) * ${frame}) * var(--share-${perRow}) +
        ${frame} - 1px
    );
  }
`

/** The custom properties of each picture: its ratio, and its share of a row of every size. */
function stylesOf(pictures: readonly PictureData[]): CSSProperties[] {
  const ratios = pictures.map(({ width, height }) => width / height)
  const styles = ratios.map((ratio): Record<string, number> => ({ '--ratio': ratio }))
  for (const perRow of [2, 3, 4]) {
    placesInRows(ratios, perRow).forEach(({ share, count }, index) => {
      Object.assign(styles[index]!, { [`--share-${perRow}`]: share, [`--count-${perRow}`]: count })
    })
  }
  return styles
}

/** Posters in full rows, without cropping, loaded lazily. */
export function GalleryGrid({ pictures, label, onEnlarge }: GalleryGridProps) {
  const styles = stylesOf(pictures)
  return (
    <Rows role="list" aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.src} style={styles[index]}>
          <Poster
            {...(onEnlarge && {
              as: 'button',
              'aria-label': `Enlarge: ${picture.alt}`,
              onClick: (event: MouseEvent<HTMLElement>) => onEnlarge(index, event.currentTarget),
            })}
          >
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
            />
            <Caption aria-hidden>{picture.alt}</Caption>
          </Poster>
        </li>
      ))}
    </Rows>
  )
}

/** The image has the same text. */
const Caption = styled.span`
  display: block;
  padding: ${theme.space(2)} ${theme.space(1)} 0;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  line-height: 1.4;
  text-align: left;
`

const Rows = styled.ul`
  --gap: ${theme.space(3)};
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  > li {
    flex-grow: 1;
    max-width: 100%;
  }
  button {
    width: 100%;
    height: 100%;
    cursor: zoom-in;
  }
  > li > * {
    display: flex;
    flex-direction: column;
    height: 100%;
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
