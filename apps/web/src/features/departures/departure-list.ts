import { styled } from 'styled-components'

/** A list of departure rows. */
export const DepartureList = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 720px;
`
