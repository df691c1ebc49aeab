import { Container } from '@farandfew/ui/page'
import { styled } from 'styled-components'

/** Close to the page's header, because nothing is between the two. */
export const QuizBand = styled(Container)`
  padding-bottom: clamp(64px, 8vw, 112px);
`

/** The card of a question. */
export const Sheet = styled.div`
  max-width: 860px;
  padding: clamp(20px, 4vw, 40px);
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
`
