import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { keyframes, styled } from 'styled-components'
import { Sheet } from './quiz.styles.ts'

/** The placeholder of a question. */
export function QuizLoading() {
  return (
    <>
      <VisuallyHidden role="status">Loading the quiz…</VisuallyHidden>
      <Sheet aria-hidden>
        <Words $width="30%" $height={14} />
        <Words $width="100%" $height={6} />
        <Words $width="74%" $height={28} />
        <Options>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} />
          ))}
        </Options>
        <Words $width="100%" $height={72} />
      </Sheet>
    </>
  )
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Words = styled.div<{ $width: string; $height: number }>`
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height}px;
  margin-bottom: 16px;
  border-radius: 2px;
  background: ${theme.colors.shade};
  animation: ${breathe} 2s ease-in-out infinite;
`

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
