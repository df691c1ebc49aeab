import type { QuizAnswers, QuizMatch } from '@farandfew/domain/quiz'
import type { QuizData } from '@farandfew/domain/users'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** How many quizzes of a member are kept; a new one takes the place of the oldest. */
export const keptQuizzes = 20

export interface TakenQuiz {
  userId: number
  answers: QuizAnswers
  matches: readonly QuizMatch[]
  profile: QuizData
}

/**
 * Keeps the quiz of a member, and what it tells of them in the profile; wants a transaction. Nothing is kept where the
 * account is gone meanwhile.
 */
export async function keepQuiz(trx: Db, taken: TakenQuiz): Promise<void> {
  const { userId, answers, matches, profile } = taken
  const member = await trx
    .updateTable('users')
    .set({ quizData: JSON.stringify(profile) })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!member) return
  await trx
    .insertInto('quizResponses')
    .values({
      userId,
      responses: JSON.stringify(answers),
      recommendedTrips: JSON.stringify(matches),
      // The time of the statement: those that waited for each other here keep their order.
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .execute()
  const kept = trx
    .selectFrom('quizResponses')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(keptQuizzes)
  await trx
    .deleteFrom('quizResponses')
    .where('userId', '=', userId)
    .where('id', 'not in', kept)
    .execute()
}
