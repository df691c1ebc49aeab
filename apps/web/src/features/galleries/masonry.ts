import type { PhotoHeight } from '@farandfew/domain/galleries'
import { css, styled } from 'styled-components'

const gap = 20

/** How many rows of the grid a tile takes, by its height; the buttons below a picture take some more. */
const rows = (low: number, tall: number) => css`
  grid-row: span ${low};
  &[data-height='${'tall' satisfies PhotoHeight}'] {
    grid-row: span ${tall};
  }
`

/** A row is a twentieth of a column, which makes 17 of them a picture of 5:4, and 26 one of 4:5. */
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

export const MasonryFrame = styled.div`
  container-type: inline-size;
`

/**
 * Tiles of two heights in columns. Each goes to the highest place that is free at or below the one before it, so that
 * what is read, and tabbed through, goes down the page as the eye does.
 */
export const Masonry = styled.ul`
  display: grid;
  gap: ${gap}px;
  @container (min-width: 640px) {
    ${columns(2)}
  }
  @container (min-width: 960px) {
    ${columns(3)}
  }
`
