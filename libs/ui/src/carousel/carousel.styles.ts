import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

export const Region = styled.section`
  position: relative;
`

export const Track = styled.ul`
  display: flex;
  /* Space for the focus ring, which the scroll container would cut off. */
  margin: -${space(1)};
  padding: ${space(1)};
  gap: ${space(2)};
  scroll-padding-inline: ${space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  > li {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(2)};
`

export const Dots = styled.ul`
  display: flex;
  flex-wrap: wrap;
`

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.touchTarget};
  height: ${theme.touchTarget};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 1.5px solid currentColor;
    border-radius: ${theme.radii.round};
  }
  &:hover::before,
  &[aria-current='true']::before {
    background: ${colors.raspberry};
    border-color: ${colors.raspberry};
  }
  [data-tone='night'] &:hover::before,
  [data-tone='night'] &[aria-current='true']::before {
    background: ${colors.saffronLight};
    border-color: ${colors.saffronLight};
  }
`
