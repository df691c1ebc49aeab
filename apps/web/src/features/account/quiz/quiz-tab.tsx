import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Deferred } from '../../../shared/deferred/deferred.tsx'
import { userQuizQuery } from '../data/account.data.ts'
import { QuizProfile } from './quiz-profile.tsx'
import { Loaded, Loading } from '../tabs/tab-states.tsx'

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
