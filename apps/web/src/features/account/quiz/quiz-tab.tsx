import type { QuizMatch } from '@farandfew/domain/quiz'
import { type ComponentType, useState } from 'react'
import { useReloadQuiz, useUserQuiz } from '../data/account.data.ts'
import { QuizProfile } from './quiz-profile.tsx'
import { Loaded } from '../tabs/tab-states.tsx'

/** What the quiz lends the account: the quiz itself, and the trips that match. */
export interface QuizParts {
  TakeQuiz: ComponentType<{ onComplete: () => void }>
  QuizResults: ComponentType<{
    matches: readonly QuizMatch[]
    focus: boolean
    onRetake: () => void
  }>
}

/** The quiz in place: taken here, or what came of it. */
export function QuizTab({ parts: { TakeQuiz, QuizResults } }: { parts: QuizParts }) {
  const [stage, setStage] = useState<'kept' | 'again' | 'answered'>('kept')
  const reload = useReloadQuiz()
  const complete = () => {
    setStage('answered')
    reload()
  }
  return (
    <Loaded query={useUserQuiz()} what="your quiz">
      {(quiz) =>
        quiz.takenAt === null || stage === 'again' ? (
          <TakeQuiz onComplete={complete} />
        ) : (
          <>
            <QuizProfile quiz={quiz} />
            <QuizResults
              matches={quiz.matches}
              // Right after the last question they take the focus that its button had.
              focus={stage === 'answered'}
              onRetake={() => setStage('again')}
            />
          </>
        )
      }
    </Loaded>
  )
}
