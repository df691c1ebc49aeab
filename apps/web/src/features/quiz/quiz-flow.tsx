import { ApiError, call, endpointQuery } from '@farandfew/api-client'
import { listQuizQuestions, matchQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import type { QuizAnswers } from '@farandfew/domain/quiz/quiz.ts'
import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { QuestionStep } from './question-step.tsx'
import { QuizResults } from './quiz-results.tsx'
import { loadProgress, noProgress, type QuizProgress, saveProgress } from './quiz-progress.ts'

interface QuizFlowProps {
  /** At least one. */
  questions: readonly QuizQuestion[]
  /** Called with whether the results are shown. */
  onResults?: (shown: boolean) => void
  /**
   * Called after the answers were sent, if the parent shows the results. The next round then starts from the
   * beginning.
   */
  onComplete?: (() => void) | undefined
}

const ignore = () => undefined

/** One question after the other, then the results. Continues where this browser tab left off. */
export function QuizFlow({ questions, onResults = ignore, onComplete }: QuizFlowProps) {
  useEffect(prepareToasts, [])
  const [progress, setProgress] = useState(() => {
    const stored = loadProgress(questions)
    return onComplete ? { ...stored, matches: undefined } : stored
  })
  const [hasMoved, setMoved] = useState(false)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (answers: QuizAnswers) => call(matchQuiz, { body: { answers } }),
  })
  const { refetch } = useQuery(endpointQuery(listQuizQuestions, {}))
  const { index, answers, matches } = progress

  const showsResults = matches !== undefined
  useEffect(() => {
    onResults(showsResults)
  }, [onResults, showsResults])

  const change = (next: QuizProgress) => {
    saveProgress(questions, next)
    setProgress(next)
    // Called here as well as in the effect, so that the page's header changes together with the step and the focused
    // heading does not scroll away.
    onResults(next.matches !== undefined)
  }
  const move = (next: QuizProgress) => {
    setMoved(true)
    change(next)
  }

  const complete = async () => {
    try {
      const result = await mutateAsync(answers)
      if (onComplete) {
        saveProgress(questions, noProgress)
        onComplete()
      } else move({ ...progress, matches: result.matches })
      toast({ title: 'Quiz Complete!' })
    } catch (error) {
      toast({
        title: 'Error',
        description: 'Failed to get your trip matches. Please try again.',
        variant: 'destructive',
      })
      // The club has changed the questions in the meantime.
      if (error instanceof ApiError && error.status === 400) void refetch()
    }
  }

  if (matches) {
    return <QuizResults matches={matches} focus={hasMoved} onRetake={() => move(noProgress)} />
  }
  const question = questions[index] ?? questions[0]!
  return (
    <QuestionStep
      key={question.id}
      question={question}
      number={index + 1}
      total={questions.length}
      answer={answers[String(question.id)]}
      focus={hasMoved}
      busy={isPending}
      onAnswer={(value) => change({ ...progress, answers: { ...answers, [question.id]: value } })}
      onBack={() => move({ ...progress, index: index - 1 })}
      onNext={
        index + 1 < questions.length
          ? () => move({ ...progress, index: index + 1 })
          : () => void complete()
      }
    />
  )
}
