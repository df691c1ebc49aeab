import { defineContract } from '../contract/contract.ts'
import { userQuiz } from './member-quiz.ts'

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
