import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The gap between two tiles in both directions, in CSS pixels. */
const gap = 20
/** The height of a grid row. Every tile height plus the gap is a multiple of it. */
const row = 20

const columns = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `> li:nth-child(${count}n + ${index + 1}) { grid-column: ${index + 1}; }`,
  ).join('\n')

/** The number of grid rows of a tile and the gap below it. */
export const rowsOf = (height: number) => (height + gap) / row

/** Tiles of different heights in columns, ordered from left to right. */
export const Tiles = styled.ul`
  display: grid;
  gap: ${gap}px;
  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    grid-auto-rows: ${row}px;
    row-gap: 0;
    > li {
      grid-row: span var(--rows);
      padding-bottom: ${gap}px;
    }
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    ${columns(2)}
  }
  ${theme.media.ml} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${columns(3)}
  }
`

/** The whole poster is one link. */
export const Tile = styled(UiLink)`
  display: flex;
  flex-direction: column;
  padding: 10px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  text-decoration: none;
  img {
    flex: 1;
    width: 100%;
    min-height: 0;
    border-radius: ${theme.radii.small};
    object-fit: cover;
    /* Towers and peaks are in the upper part of the pictures. */
    object-position: 50% 20%;
  }
  > span {
    padding: 10px 4px 2px;
    line-height: 1.4;
  }
  strong {
    display: block;
    color: ${theme.colors.ink};
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.title};
    font-weight: ${theme.fontWeights.title};
    line-height: 1.2;
  }
  &:hover strong {
    color: ${theme.colors.raspberry};
  }
`
