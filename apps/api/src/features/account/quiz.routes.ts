import { getUserQuiz } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import type { AccountOptions } from './account-options.ts'
import { findLastQuiz } from '../../members/last-quiz.queries.ts'

/** The quiz that the member took last. */
export async function userQuizRoutes(app: FastifyInstance, { db }: AccountOptions): Promise<void> {
  route(app, getUserQuiz, ({ request }) => findLastQuiz(db, memberIdOf(request)), memberOnly)
}
