import { type CSSProperties } from 'react'
import type { Picture as PictureData } from '@farandfew/domain/pictures'
import { styled } from 'styled-components'
import { Picture } from '../image/picture.tsx'
import { Poster } from '../image/poster.ts'
import { theme } from '../theme/theme.ts'

export interface GalleryGridProps {
  pictures: readonly PictureData[]
  /** What the list is called, where no heading says it. */
  label?: string
}

/*
 * Rows of one height, nothing cropped: each poster asks for the width that its ratio has at the
 * row's height and grows by its ratio, so that all of a row grow taller together, up to the
 * greatest height (a last row may stand alone). 22 pixels are the poster's margin and hairlines.
 */
const Rows = styled.ul`
  --row: 128px;
  --most: 440px;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
  > li {
    flex: var(--ratio) 1 calc(var(--ratio) * var(--row) + 22px);
    max-width: min(100%, calc(var(--ratio) * var(--most) + 22px));
  }
  img {
    aspect-ratio: var(--ratio);
    object-fit: cover;
  }
  ${theme.media.md} {
    --row: 220px;
    gap: ${theme.space(4)};
  }
  ${theme.media.lg} {
    --row: 280px;
  }
`

/** Posters side by side, loaded as they are scrolled to. */
export function GalleryGrid({ pictures, label }: GalleryGridProps) {
  return (
    <Rows role="list" aria-label={label}>
      {pictures.map((picture) => (
        <li
          key={picture.src}
          style={{ '--ratio': picture.width / picture.height } as CSSProperties}
        >
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
