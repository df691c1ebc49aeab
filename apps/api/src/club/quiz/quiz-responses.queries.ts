import type { QuizAnswers, QuizMatch, UserQuiz } from '@farandfew/domain/quiz/quiz.ts'
import type { QuizData } from '@farandfew/domain/traits/quiz-data.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The most responses kept per member: a new one replaces the oldest. */
export const maxResponses = 20

interface QuizResponse {
  userId: number
  answers: QuizAnswers
  matches: readonly QuizMatch[]
  profile: QuizData
}

/**
 * Stores a member's quiz response and the profile derived from it. Does nothing if the account no longer exists. Needs a
 * transaction.
 */
export async function storeQuizResponse(trx: Db, response: QuizResponse): Promise<void> {
  const { userId, answers, matches, profile } = response
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
      // The time of the statement, so that transactions that waited for each other stay in order.
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .execute()
  const kept = trx
    .selectFrom('quizResponses')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxResponses)
  await trx
    .deleteFrom('quizResponses')
    .where('userId', '=', userId)
    .where('id', 'not in', kept)
    .execute()
}

const none: UserQuiz = { takenAt: null, answers: {}, matches: [], profile: null }

/** The member's latest quiz with the profile derived from it; null or empty fields if they never took one. */
export async function findLastQuiz(db: Db, userId: number): Promise<UserQuiz> {
  const row = await db
    .selectFrom('quizResponses')
    .innerJoin('users', 'users.id', 'quizResponses.userId')
    .select(['quizResponses.createdAt', 'responses', 'recommendedTrips', 'quizData'])
    .where('userId', '=', userId)
    .orderBy('quizResponses.createdAt', 'desc')
    .orderBy('quizResponses.id', 'desc')
    .executeTakeFirst()
  if (!row) return none
  return {
    takenAt: row.createdAt.toISOString(),
    answers: row.responses,
    // Stored JSON: the contract checks it in the response.
    matches: row.recommendedTrips as QuizMatch[],
    profile: row.quizData,
  }
}
