import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { quizAnswersForm, quizMatchResult, quizQuestion } from './quiz.ts'
import { listQuizQuestionsEndpoint, matchQuizEndpoint } from './quiz.endpoints.ts'

/** The active questions in their order. Carries a validator (ETag) and is never older than two seconds. */
export const listQuizQuestions = defineContract({
  ...listQuizQuestionsEndpoint,
  summary: 'The questions of the travel quiz, in their order',
  tag: 'Quiz',
  responses: { 200: z.array(quizQuestion) },
  errors: ['DATABASE_AWAY'],
})

/**
 * Every trip with how well it answers the quiz, best first. Takes `{answers: {…}}` and the bare map alike
 * (rulings 8); a question that is left out counts for nothing. Stores nothing for a visitor; who is signed in finds
 * answers and matches in their account, and what the answers tell of them in their profile.
 */
export const matchQuiz = defineContract({
  ...matchQuizEndpoint,
  summary: 'The trips that match the answers of a quiz, best first',
  tag: 'Quiz',
  body: quizAnswersForm,
  responses: { 200: quizMatchResult },
  errors: [
    'VALIDATION_FAILED',
    'MALFORMED_JSON',
    'CROSS_SITE_WRITE',
    'PAYLOAD_TOO_LARGE',
    'NOT_JSON',
    'TOO_MANY_REQUESTS',
    'DATABASE_AWAY',
  ],
})
