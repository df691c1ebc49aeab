import type { UserQuiz } from '@farandfew/domain/quiz/quiz.ts'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Deferred } from '../../../shared/deferred/deferred.tsx'
import { userQuizQuery } from '../data/account.data.ts'
import { Loaded, Loading } from '../tabs/tab-states.tsx'
import { formatLocalDay } from '../../../shared/local-time.ts'

const loadQuiz = () => import('../../quiz/take-quiz.tsx')
const loadResults = () =>
  import('../../quiz/quiz-results.tsx').then(({ QuizResults }) => ({ default: QuizResults }))

const placeholder = <Loading what="the quiz" />

/** The Travel Quiz tab: the quiz, or the latest result. */
export function QuizTab() {
  const [stage, setStage] = useState<'stored' | 'retaking' | 'answered'>('stored')
  const queryClient = useQueryClient()
  const complete = () => {
    setStage('answered')
    // Starts again with the loading state.
    void queryClient.resetQueries({ queryKey: userQuizQuery.queryKey })
  }
  return (
    <Loaded query={useQuery(userQuizQuery)} what="your quiz">
      {(quiz) =>
        quiz.takenAt === null || stage === 'retaking' ? (
          <Deferred
            load={loadQuiz}
            props={{ onComplete: complete }}
            when="now"
            placeholder={placeholder}
          />
        ) : (
          <>
            <QuizProfile quiz={quiz} />
            <Deferred
              load={loadResults}
              props={{
                matches: quiz.matches,
                // After the last question the results take the focus, because the submit button is gone.
                focus: stage === 'answered',
                onRetake: () => setStage('retaking'),
              }}
              when="now"
              placeholder={placeholder}
            />
          </>
        )
      }
    </Loaded>
  )
}

/** What the quiz answers say about the member. */
function QuizProfile({ quiz: { profile, takenAt } }: { quiz: UserQuiz }) {
  const lines = describeTraits(profile)
  return (
    <Stack as="section" gap={3} maxWidth={640} marginBottom={10} aria-labelledby="quiz-profile">
      <Heading id="quiz-profile">Your travel profile</Heading>
      {lines.length > 0 && (
        <Facts rowGap={2}>
          {lines.map(({ trait, term, words }) => [
            <dt key={`${trait}-term`}>{term}</dt>,
            <dd key={trait}>{words}</dd>,
          ])}
        </Facts>
      )}
      {takenAt !== null && <Quiet>{`Taken on ${formatLocalDay(takenAt)}.`}</Quiet>}
    </Stack>
  )
}
