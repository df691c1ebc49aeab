import { theme } from '@farandfew/ui/theme/theme.ts'
import { keyframes, styled } from 'styled-components'

/** Shown while a page's code loads; the text appears if it takes long. */
export const PageLoading = () => <Words role="status">Opening…</Words>

const appear = keyframes`
  to { opacity: 1; }
`

const Words = styled.p`
  opacity: 0;
  color: ${theme.colors.inkSoft};
  animation: ${appear} 200ms 400ms forwards;
`
