import type { PhotoHeight } from '@farandfew/domain/galleries/galleries.ts'
import { css, styled } from 'styled-components'

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

export const MasonryFrame = styled.div`
  container-type: inline-size;
`

/**
 * Tiles of two heights in columns. Each tile goes to the highest free container at or below the previous one, so that the
 * reading order and the tab order run down the page.
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
