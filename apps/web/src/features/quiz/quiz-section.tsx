import { endpointQuery } from '@farandfew/api-client'
import { listQuizQuestions } from '@farandfew/domain/quiz/quiz.contract.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue } from 'react'
import { paths } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { QuizFlow } from './quiz-flow.tsx'
import { QuizLoading } from './quiz-loading.tsx'
import { versionOf } from './quiz-progress.ts'
import { QuizBand } from './quiz.styles.ts'

export interface QuizSectionProps {
  /** Called with whether the results are shown. */
  onResults: (shown: boolean) => void
}

/** The quiz in each of its states. An island: the prerendered page contains a placeholder. */
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

/** The quiz without the page around it, in each of its states. */
export function QuizInPlace(props: QuizInPlaceProps) {
  const query = useQuery(endpointQuery(listQuizQuestions, {}))
  // Deferred, so that rendering the first question does not block the page.
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
    <Problem
      title="We could not load the quiz."
      retryLabel="Try Again"
      onRetry={() => void query.refetch()}
    />
  )
}

function NoQuestions() {
  return (
    <div role="status">
      <p>
        <strong>The quiz is being rewritten.</strong> There are no questions at the moment, but you
        can see all our trips and their itineraries.
      </p>
      <Actions marginTop={6}>
        <ButtonLink href={paths.trips}>View All Trips</ButtonLink>
      </Actions>
    </div>
  )
}
