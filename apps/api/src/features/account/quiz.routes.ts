import { getUserQuiz } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { findLastQuiz } from '../../members/last-quiz.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'

/** The member's latest quiz. */
export async function quizRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, getUserQuiz, ({ request }) => findLastQuiz(db, getMemberId(request)), memberOnly)
}
