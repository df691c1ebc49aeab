import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A form in one column, or in two if there is room. A field whose control has the class `wide` spans both. */
export const FormGrid = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
  justify-items: stretch;
  ${theme.media.sm} {
    grid-template-columns: 1fr 1fr;
    > :has(.wide) {
      grid-column: 1 / -1;
    }
  }
  button[type='submit'] {
    justify-self: start;
  }
`
