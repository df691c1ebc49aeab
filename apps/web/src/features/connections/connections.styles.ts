import { styled } from 'styled-components'

export const Heading = styled.h2`
  margin-bottom: 16px;
  font-size: ${({ theme }) => theme.fontSizes.heading};
`

/** Secondary text. */
export const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`

/** Words of another member. */
export const Note = styled.blockquote`
  margin: 0;
  padding-left: 12px;
  border-left: 3px solid ${({ theme }) => theme.colors.hairline};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
