import { endpointQuery } from '@farandfew/api-client'
import { listQuizQuestions } from '@farandfew/domain/quiz/quiz.contract.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, Shape } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'
import { QuizFlow } from './quiz-flow.tsx'
import { versionOf } from './quiz-progress.ts'
import { QuizBand, Sheet } from './quiz.styles.ts'

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

/** The placeholder of a question. */
function QuizLoading() {
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
