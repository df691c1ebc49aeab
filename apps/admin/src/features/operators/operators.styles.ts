import { styled } from 'styled-components'

/** A part of the page. */
export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 20px;
  & + & {
    margin-top: 48px;
  }
  > p {
    max-width: 66ch;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
