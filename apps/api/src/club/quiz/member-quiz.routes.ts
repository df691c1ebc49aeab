import { getUserQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { findLastQuiz } from './quiz-responses.queries.ts'
import { route } from '../../platform/plugins/contract-route.ts'

export async function quizRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, getUserQuiz, ({ userId }) => findLastQuiz(db, userId))
}
