import { Container } from '@farandfew/ui/page/container.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The card of a question. */
export const Sheet = styled.div`
  max-width: 860px;
  padding: clamp(20px, 4vw, 40px);
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

/** Close to the page's header, because nothing is between the two. */
export const QuizBand = styled(Container)`
  padding-bottom: clamp(64px, 8vw, 112px);
  /* A poster fills the space next to a question. */
  ${theme.media.lg} {
    &:has(> ${Sheet}) {
      display: grid;
      gap: 32px;
      grid-template-columns: 860px 1fr;
    }
    &:has(> ${Sheet})::after {
      content: '';
      border: 10px solid ${theme.colors.sheet};
      outline: 1px solid ${theme.colors.hairline};
      background: url(/art/moments/train-door.svg) 75% / cover;
    }
  }
`
