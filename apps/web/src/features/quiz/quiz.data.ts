import { call, endpointQuery } from '@farandfew/api-client'
import type { QuizAnswers } from '@farandfew/domain/quiz/quiz.ts'
import { listQuizQuestions, matchQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'

const quizQuestionsQuery = queryOptions(endpointQuery(listQuizQuestions, {}))

export const useQuizQuestions = () => useQuery(quizQuestionsQuery)

/** Sends the answers and returns every trip, best match first. */
export const useMatchQuiz = () =>
  useMutation({
    mutationFn: (answers: QuizAnswers) => call(matchQuiz, { body: { answers } }),
  })
