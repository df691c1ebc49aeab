import type { QuizQuestion } from '@farandfew/domain/quiz'
import { Button } from '@farandfew/ui/button'
import { VisuallyHidden } from '@farandfew/ui/page'
import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { OptionCards } from './option-cards.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Sheet } from './quiz.styles.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

interface QuestionStepProps {
  question: QuizQuestion
  /** Counted from 1. */
  number: number
  total: number
  /** The value that was chosen. */
  answer: string | undefined
  /** Whether the heading takes the focus. */
  focus: boolean
  busy: boolean
  onAnswer: (value: string) => void
  onBack: () => void
  onNext: () => void
}

/** One question of the quiz, its options, and the way on and back. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, number, total, answer, busy } = props
  const heading = useFocusOnArrival<HTMLHeadingElement>(props.focus)
  const step = `Question ${number} of ${total}`
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (answer !== undefined && !busy) props.onNext()
  }
  return (
    <Sheet as="form" aria-label="Travel quiz" onSubmit={goOn}>
      <ProgressBar value={number} most={total} text={step} />
      <Choice disabled={busy}>
        <legend>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{step}: </VisuallyHidden>
            {question.questionText}
          </h2>
        </legend>
        <OptionCards
          name={`question-${question.id}`}
          options={question.options}
          chosen={answer}
          onChoose={props.onAnswer}
        />
      </Choice>
      <Way>
        <Button variant="secondary" disabled={number === 1 || busy} onClick={props.onBack}>
          Back
        </Button>
        <Button
          type="submit"
          disabled={answer === undefined}
          busy={busy}
          busyLabel="Finding your trips…"
        >
          {number === total ? 'Complete Quiz' : 'Next'}
        </Button>
      </Way>
    </Sheet>
  )
}

const Choice = styled.fieldset`
  min-width: 0;
  margin: 28px 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
  }
  h2 {
    font-size: ${({ theme }) => theme.fontSizes.heading};
    /* The bar above stays in sight when the heading takes the focus. */
    scroll-margin-top: 96px;
    /* It takes the focus, and is no control. */
    &:focus {
      outline: none;
    }
  }
`

const Way = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.hairline};
`
