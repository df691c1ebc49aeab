import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { type ComponentType, useState } from 'react'
import { useReloadQuiz, useUserQuiz } from '../data/account.data.ts'
import { QuizProfile } from './quiz-profile.tsx'
import { Loaded } from '../tabs/tab-states.tsx'

/** The components that the quiz feature provides to the account. */
export interface QuizParts {
  TakeQuiz: ComponentType<{ onComplete: () => void }>
  QuizResults: ComponentType<{
    matches: readonly QuizMatch[]
    focus: boolean
    onRetake: () => void
  }>
}

/** The Travel Quiz tab: the quiz, or the latest result. */
export function QuizTab({ parts: { TakeQuiz, QuizResults } }: { parts: QuizParts }) {
  const [stage, setStage] = useState<'stored' | 'retaking' | 'answered'>('stored')
  const reload = useReloadQuiz()
  const complete = () => {
    setStage('answered')
    reload()
  }
  return (
    <Loaded query={useUserQuiz()} what="your quiz">
      {(quiz) =>
        quiz.takenAt === null || stage === 'retaking' ? (
          <TakeQuiz onComplete={complete} />
        ) : (
          <>
            <QuizProfile quiz={quiz} />
            <QuizResults
              matches={quiz.matches}
              // After the last question the results take the focus, because the submit button is gone.
              focus={stage === 'answered'}
              onRetake={() => setStage('retaking')}
            />
          </>
        )
      }
    </Loaded>
  )
}
