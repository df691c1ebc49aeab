import { styled } from 'styled-components'

/** Text that stays on one line, such as "Day-by-Day" or the number of a receipt. */
export const Unbroken = styled.span`
  white-space: nowrap;
`
