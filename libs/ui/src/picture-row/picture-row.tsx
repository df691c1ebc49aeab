import type { Picture as PictureData } from '@farandfew/domain/pictures/pictures.ts'
import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Picture } from '../image/picture.tsx'
import { Poster } from '../image/poster.ts'
import { showFocusedItem } from '../swipe-row/show-focused-item.ts'
import { theme } from '../theme/theme.ts'

export interface PictureRowProps {
  pictures: readonly PictureData[]
  /** The name of the list, if no heading names it. */
  label?: string
  /** Called with the index of a picture that the visitor wants to see larger. */
  onEnlarge: (index: number, button: HTMLElement) => void
  /** The last item of the row: a link. */
  children?: ReactNode
}

/**
 * Posters of one height in a row that scrolls sideways, loaded lazily. Each is a button, so that the keyboard reaches it, and
 * the row scrolls to the one with the focus.
 */
export function PictureRow({ pictures, label, onEnlarge, children }: PictureRowProps) {
  return (
    <Row role="list" aria-label={label} onFocus={showFocusedItem}>
      {pictures.map(({ src, alt, width, height }, index) => (
        <li key={src} style={{ aspectRatio: `${width} / ${height}` }}>
          <Poster
            as="button"
            aria-label={`Enlarge: ${alt}`}
            onClick={(event: MouseEvent<HTMLElement>) => onEnlarge(index, event.currentTarget)}
          >
            <Picture src={src} alt={alt} width={width} height={height} />
          </Poster>
        </li>
      ))}
      {children && <li>{children}</li>}
    </Row>
  )
}

const { space } = theme

const Row = styled.ul`
  /* The row reaches the edges of a phone. */
  --edge: ${space(5)};
  /* Keeps visually hidden texts inside the scroll container. */
  position: relative;
  display: flex;
  gap: ${space(3)};
  margin-inline: calc(-1 * var(--edge));
  /* Space for a focus ring, which the scroll container would cut off. */
  padding: ${space(1.5)} var(--edge) ${space(3)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x mandatory;
  scrollbar-color: ${theme.colors.edge} transparent;
  scrollbar-width: thin;
  > li {
    flex: none;
    height: 230px;
    scroll-snap-align: start;
  }
  > li:has(> a) {
    display: flex;
    align-items: center;
    width: 9rem;
    > a {
      padding-block: ${space(3)};
    }
  }
  button {
    display: block;
    width: 100%;
    height: 100%;
    cursor: zoom-in;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${theme.media.md} {
    > li {
      height: 300px;
    }
  }
  @media print {
    flex-wrap: wrap;
    > li {
      height: 40mm;
    }
  }
`
