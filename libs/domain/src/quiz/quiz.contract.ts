import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { quizAnswersForm, quizMatchResult, quizQuestion } from './quiz.ts'
import { listQuizQuestionsEndpoint, matchQuizEndpoint } from './quiz.endpoints.ts'

/** The active questions in their order. The answer has an ETag and is at most two seconds old. */
export const listQuizQuestions = defineContract({
  ...listQuizQuestionsEndpoint,
  summary: 'The questions of the travel quiz, in their order',
  tag: 'Quiz',
  responses: { 200: z.array(quizQuestion) },
  errors: ['DATABASE_UNAVAILABLE'],
})

/**
 * Scores every trip by the answers, best first. Accepts `{answers: {…}}` and the bare map. A visitor's answers are not
 * stored; a member finds answers and matches in the account, and the resulting traits in the profile.
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
    'DATABASE_UNAVAILABLE',
  ],
})
