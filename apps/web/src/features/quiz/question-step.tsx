import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { OptionCards } from './option-cards.tsx'
import { Sheet } from './quiz.styles.ts'

interface QuestionStepProps {
  question: QuizQuestion
  /** Starts at 1. */
  number: number
  total: number
  /** The value of the selected option. */
  answer: string | undefined
  /** Whether the heading takes the focus when it appears. */
  focus: boolean
  busy: boolean
  onAnswer: (value: string) => void
  onBack: () => void
  onNext: () => void
}

/** One question with its options and the Back and Next buttons. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, number, total, answer, busy } = props
  const heading = useFocusOnMount<HTMLHeadingElement>({ when: props.focus, scrolls: true })
  const step = `Question ${number} of ${total}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer !== undefined && !busy) props.onNext()
  }
  return (
    <Sheet as="form" aria-label="Travel quiz" onSubmit={submit}>
      <ProgressBar value={number} max={total} text={step} />
      <Choice disabled={busy}>
        <legend>
          <h2 ref={heading} tabIndex={-1}>
            <VisuallyHidden>{`${step}: `}</VisuallyHidden>
            <span>{question.questionText}</span>
          </h2>
        </legend>
        <OptionCards
          name={`question-${question.id}`}
          options={question.options}
          chosen={answer}
          onChoose={props.onAnswer}
        />
      </Choice>
      <Row gap={3} justify="space-between" align="stretch" wrap={false} marginTop={7} divided={5}>
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
      </Row>
    </Sheet>
  )
}

interface ProgressBarProps {
  /** From 1 to `max`. */
  value: number
  max: number
  /** Shown above the bar, and read by screen readers as its value. */
  text: string
}

function ProgressBar({ value, max, text }: ProgressBarProps) {
  return (
    <div>
      <Quiet strong marginBottom={2} aria-hidden>
        {text}
      </Quiet>
      <Track
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div style={{ transform: `scaleX(${value / max})` }} />
      </Track>
    </div>
  )
}

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.hairline};
  > div {
    height: 100%;
    background: ${theme.colors.raspberry};
    transform-origin: left;
    transition: transform ${theme.motion.calm};
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`

const Choice = styled.fieldset`
  min-width: 0;
  margin: 28px 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
  }
  h2 {
    font-size: ${theme.fontSizes.heading};
    /* Keeps the progress bar visible when the heading takes the focus. */
    scroll-margin-top: 96px;
    /* No focus ring: the heading takes the focus but is not a control. */
    &:focus {
      outline: none;
    }
  }
`
