import { styled } from 'styled-components'

/** A form of one column, or two where there is room; a field whose control is `.wide` spans both. */
export const FormGrid = styled.form`
  display: grid;
  gap: 20px;
  justify-items: stretch;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    > :has(.wide) {
      grid-column: 1 / -1;
    }
  }
  button[type='submit'] {
    justify-self: start;
  }
`
