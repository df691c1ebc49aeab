import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The printed poster: ten pixels of paper around a picture, and a hairline. */
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
