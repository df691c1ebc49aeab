import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Sheet } from './quiz.styles.ts'

/** The placeholder of a question. */
export function QuizLoading() {
  return (
    <>
      <VisuallyHidden role="status">Loading the quiz…</VisuallyHidden>
      <Sheet aria-hidden>
        <Shape breathing width="30%" height="14px" marginBottom={4} />
        <Shape breathing width="100%" height="6px" marginBottom={4} />
        <Shape breathing width="74%" height="28px" marginBottom={4} />
        <Options>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} />
          ))}
        </Options>
        <Shape breathing width="100%" height="72px" marginBottom={4} />
      </Sheet>
    </>
  )
}

const Options = styled.div`
  display: grid;
  gap: 12px;
  margin-block: 28px;
  > div {
    height: 68px;
    border: 1px solid ${theme.colors.hairline};
    border-radius: 4px;
  }
  ${theme.media.sm} {
    grid-template-columns: 1fr 1fr;
  }
`
