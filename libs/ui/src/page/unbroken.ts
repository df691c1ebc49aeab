import { styled } from 'styled-components'

/** A word that is not broken after its hyphen, such as "8-day". */
export const Unbroken = styled.span`
  white-space: nowrap;
`
