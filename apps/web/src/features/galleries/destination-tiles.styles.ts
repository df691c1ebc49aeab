import { UiLink } from '@farandfew/ui/link'
import { styled } from 'styled-components'

/** What lies between two tiles, whichever way, in CSS pixels. */
const gap = 20
/** Every height of a tile, with the gap below it, is a multiple of this. */
const row = 20

const columns = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `> li:nth-child(${count}n + ${index + 1}) { grid-column: ${index + 1}; }`,
  ).join('\n')

/** How many rows of the grid a tile and the gap below it take. */
export const rowsOf = (height: number) => (height + gap) / row

/** Tiles in columns of their own heights, from left to right and on in the next row. */
export const Tiles = styled.ul`
  display: grid;
  gap: ${gap}px;
  ${({ theme }) => theme.media.md} {
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
  ${({ theme }) => theme.media.ml} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${columns(3)}
  }
`

/** A poster that is one link: paper around the picture, the name on the paper's foot. */
export const Tile = styled(UiLink)`
  display: flex;
  flex-direction: column;
  padding: 10px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
  text-decoration: none;
  img {
    flex: 1;
    width: 100%;
    min-height: 0;
    border-radius: ${({ theme }) => theme.radii.small};
    object-fit: cover;
    /* What makes a place known, its towers and peaks, stands in the upper part. */
    object-position: 50% 20%;
  }
  &:hover strong {
    color: ${({ theme }) => theme.colors.raspberry};
  }
`

export const Name = styled.span`
  padding: 10px 4px 2px;
  line-height: 1.4;
  strong {
    display: block;
    color: ${({ theme }) => theme.colors.ink};
    font-family: ${({ theme }) => theme.fonts.title};
    font-size: ${({ theme }) => theme.fontSizes.title};
    font-weight: ${({ theme }) => theme.fontWeights.title};
    line-height: 1.2;
  }
`

export const Empty = styled.p`
  padding: 48px 24px;
  border: 1px dashed ${({ theme }) => theme.colors.hairline};
  text-align: center;
`
