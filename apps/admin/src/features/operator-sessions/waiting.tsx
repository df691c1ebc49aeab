import { theme } from '@farandfew/ui/theme/theme.ts'
import { keyframes, styled } from 'styled-components'
import { documentTitle } from '../../shared/page/document-title.ts'

/** An empty page while the session is read, with a text if it takes long. */
export function Waiting() {
  return (
    <Background>
      <title>{documentTitle()}</title>
      <Words role="status">Checking your session…</Words>
    </Background>
  )
}

const Background = styled.main`
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
  color: ${theme.colors.inkSoft};
  animation: ${appear} 200ms 400ms forwards;
`
