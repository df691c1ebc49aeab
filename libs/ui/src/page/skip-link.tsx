import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The first tab stop of a page: skips the header to the main element, whose id is "content". */
export const SkipLink = () => <Skip href="#content">Skip to content</Skip>

const Skip = styled.a`
  position: fixed;
  z-index: ${theme.layers.skipLink};
  top: ${theme.space(3)};
  left: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(5)};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.ink};
  color: ${theme.colors.paper};
  font-weight: ${theme.fontWeights.label};
  &:hover {
    color: ${theme.colors.paper};
  }
  &:not(:focus) {
    transform: translateY(-200%);
  }
`
