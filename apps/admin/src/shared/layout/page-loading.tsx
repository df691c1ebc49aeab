import { keyframes, styled } from 'styled-components'

/** While a room's code is on its way; words only where that takes long. */
export const PageLoading = () => <Words role="status">Opening…</Words>

const appear = keyframes`
  to { opacity: 1; }
`

const Words = styled.p`
  opacity: 0;
  color: ${({ theme }) => theme.colors.inkSoft};
  animation: ${appear} 200ms 400ms forwards;
`
