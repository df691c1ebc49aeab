import type { UserQuiz } from '@farandfew/domain/account'
import type { QuizMatch } from '@farandfew/domain/quiz'
import type { Db } from '../db/connect.ts'

const none: UserQuiz = { takenAt: null, answers: {}, matches: [], profile: null }

/** The quiz that the member took last, with what it told of them; everything null or empty where none was taken. */
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
    // As it was matched; the contract checks it on its way out.
    matches: row.recommendedTrips as QuizMatch[],
    profile: row.quizData,
  }
}
