import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A picture like a printed poster: with a margin of ten pixels and a hairline border. */
export const Poster = styled.div`
  padding: 10px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  > img {
    width: 100%;
    border-radius: ${theme.radii.small};
  }
`
