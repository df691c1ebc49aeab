import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Words of another member. */
export const Note = styled.blockquote`
  margin: 0;
  padding-left: 12px;
  border-left: 3px solid ${theme.colors.hairline};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
