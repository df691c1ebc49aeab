import { Button, ButtonLink } from '@farandfew/ui/button'
import { type ComponentProps, useDeferredValue } from 'react'
import { paths } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { ActionRow } from '../../shared/layout/action-row.ts'
import { QuizFlow } from './quiz-flow.tsx'
import { QuizLoading } from './quiz-loading.tsx'
import { versionOf } from './quiz-progress.ts'
import { QuizBand } from './quiz.styles.ts'
import { useQuizQuestions } from './quiz.data.ts'

export interface QuizSectionProps {
  /** Told whether the results are what is shown. */
  onResults: (shown: boolean) => void
}

/** The quiz in each of its states. An island: prerendered is the shape of what comes. */
export default function QuizSection({ onResults }: QuizSectionProps) {
  return (
    <QuizBand>
      {useHydrated() ? (
        <QuizInPlace onResults={onResults} />
      ) : (
        <>
          <NeedsScript />
          <QuizLoading />
        </>
      )}
    </QuizBand>
  )
}

type QuizInPlaceProps = Omit<ComponentProps<typeof QuizFlow>, 'questions'>

/** The quiz where it is taken, in each of its states. */
export function QuizInPlace(props: QuizInPlaceProps) {
  const query = useQuizQuestions()
  // The first question is rendered in slices, between which the page answers to its reader.
  const questions = useDeferredValue(query.data)
  if (questions) {
    return questions.length > 0 ? (
      <QuizFlow key={versionOf(questions)} questions={questions} {...props} />
    ) : (
      <NoQuestions />
    )
  }
  return query.data || query.isFetching ? (
    <QuizLoading />
  ) : (
    <QuizProblem onRetry={() => void query.refetch()} />
  )
}

function QuizProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>
        <strong>We could not load the quiz.</strong> Please check your connection and try again.
      </p>
      <ActionRow>
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      </ActionRow>
    </div>
  )
}

function NoQuestions() {
  return (
    <div role="status">
      <p>
        <strong>The quiz is being rewritten.</strong> There are no questions today. All our trips
        fit on one page, and every one of them says what its days are like.
      </p>
      <ActionRow>
        <ButtonLink href={paths.trips}>View All Trips</ButtonLink>
      </ActionRow>
    </div>
  )
}
