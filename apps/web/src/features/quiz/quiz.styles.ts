import { Container } from '@farandfew/ui/page'
import { styled } from 'styled-components'

/** The quiz below its page's header: close to it, since nothing stands between the two. */
export const QuizBand = styled(Container)`
  padding-bottom: clamp(64px, 8vw, 112px);
`

/** What a question stands on. */
export const Sheet = styled.div`
  max-width: 860px;
  padding: clamp(20px, 4vw, 40px);
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
`
