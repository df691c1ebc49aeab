import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Heading = styled.h2`
  margin-bottom: 16px;
  font-size: ${theme.fontSizes.heading};
`

/** Secondary text. */
export const Quiet = styled.p`
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`

/** Words of another member. */
export const Note = styled.blockquote`
  margin: 0;
  padding-left: 12px;
  border-left: 3px solid ${theme.colors.hairline};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
