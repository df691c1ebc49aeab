import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { quizAnswersForm, quizMatchResult, userQuiz } from './quiz.ts'
import { quizQuestion } from '../traits/quiz-question.ts'

export const listQuizQuestions = defineContract({
  method: 'GET',
  path: '/api/quiz-questions',
  access: 'visitor',
  summary: 'The questions of the travel quiz, in their order',
  description:
    'The active questions in their order. The answer has an ETag and is at most two seconds old.',
  tag: 'Quiz',
  responses: { 200: z.array(quizQuestion) },
})

export const matchQuiz = defineContract({
  method: 'POST',
  path: '/api/quiz-match',
  access: 'visitor',
  limit: 'quizMatch',
  summary: 'The trips that match the answers of a quiz, what can be booked first',
  description:
    "Scores every trip by the answers. Those that can be booked come first, then those with a date, then the others, each best first; `departure` is the one that fits best. Accepts `{answers: {…}}` and the bare map. A visitor's answers are not stored; a member finds answers and matches in the account, and the resulting traits in the profile.",
  tag: 'Quiz',
  body: quizAnswersForm,
  responses: { 200: quizMatchResult },
})

const tag = 'Account'

export const getUserQuiz = defineContract({
  method: 'GET',
  path: '/api/user/quiz',
  access: 'member',
  summary: 'The latest quiz of the member',
  description: "The member's latest quiz with its matches.",
  tag,
  responses: { 200: userQuiz },
})
