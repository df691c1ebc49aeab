import { styled } from 'styled-components'

/** A part of a page with its heading. */
export const PageSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 20px;
  & + & {
    margin-top: 48px;
  }
  > p {
    max-width: 66ch;
  }
  > :is(form, ul) {
    justify-self: stretch;
  }
`
