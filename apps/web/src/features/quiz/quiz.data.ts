import { fetchQuizQuestions, matchQuizAnswers } from '@farandfew/api-client/quiz'
import type { QuizAnswers } from '@farandfew/domain/quiz'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'

const quizQuestionsQuery = queryOptions({
  queryKey: ['/api/quiz-questions'] as const,
  queryFn: ({ signal }) => fetchQuizQuestions({ signal }),
})

/** The questions of the quiz, in their order. */
export const useQuizQuestions = () => useQuery(quizQuestionsQuery)

/** Asks which trips match the answers. */
export const useMatchQuiz = () =>
  useMutation({ mutationFn: (answers: QuizAnswers) => matchQuizAnswers(answers) })
