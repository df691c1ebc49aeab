import { theme } from '@farandfew/ui/theme/theme.ts'
import { keyframes, styled } from 'styled-components'

const appear = keyframes`
  to { opacity: 1; }
`

/** What is said while something loads; it appears if that takes long. */
export const LateWords = styled.p`
  opacity: 0;
  color: ${theme.colors.inkSoft};
  animation: ${appear} 200ms 400ms forwards;
`
