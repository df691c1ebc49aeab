import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** A heading and, to the right of it on a large screen, what it is about. */
export const HeadingColumns = styled.div`
  display: grid;
  ${theme.media.split} {
    grid-template-columns: 2fr 3fr;
    gap: 64px;
    && > * {
      margin-bottom: 0;
    }
  }
`
