import { keyframes, styled } from 'styled-components'
import { documentTitle } from '../../shared/page/document-title.ts'

/** While the API is asked whether the console is open: bare ground, and words only where it takes long. */
export function Waiting() {
  return (
    <Ground>
      <title>{documentTitle()}</title>
      <Words role="status">Looking for your session…</Words>
    </Ground>
  )
}

const Ground = styled.main`
  display: grid;
  place-content: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 32px 20px;
`

const appear = keyframes`
  to { opacity: 1; }
`

const Words = styled.p`
  opacity: 0;
  color: ${({ theme }) => theme.colors.inkSoft};
  animation: ${appear} 200ms 400ms forwards;
`
