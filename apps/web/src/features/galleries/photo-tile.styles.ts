import { Poster } from '@farandfew/ui/image/poster.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Card = styled(Poster)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`

export const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.shade};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    cursor: zoom-in;
  }
  > div {
    position: absolute;
    inset: 12px 12px auto;
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
    pointer-events: none;
  }
  [data-likes] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 4px 10px;
    border-radius: ${theme.radii.small};
    background: ${theme.colors.sheet};
    font-size: ${theme.fontSizes.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    svg {
      color: ${theme.colors.raspberry};
    }
  }
`

/** Below the picture. With a mouse it covers the bottom of the picture, while the tile is hovered or focused. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin: 6px -6px -6px;
  [aria-pressed='true'] {
    color: ${theme.colors.raspberry};
  }
  @media (hover: hover) and (pointer: fine) {
    position: absolute;
    inset: auto 18px 18px;
    margin: 0;
    padding: 2px;
    border-radius: ${theme.radii.card};
    background: ${theme.colors.sheet};
    opacity: 0;
    transition: opacity ${theme.motion.quick};
    ${Card}:hover &,
    ${Card}:focus-within & {
      opacity: 1;
    }
  }
`
