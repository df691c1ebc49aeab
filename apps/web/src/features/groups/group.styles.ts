import { styled } from 'styled-components'

export const Heading = styled.h2`
  font-size: ${({ theme }) => theme.fontSizes.heading};
`

/** Secondary text. */
export const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`

/** A part of a tab that stands out from the page. */
export const Box = styled.section`
  display: grid;
  align-content: start;
  gap: 16px;
  padding: clamp(20px, 4vw, 28px);
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
`
