import type { UserQuiz } from '@farandfew/domain/quiz/member-quiz.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import type { Db } from '../../platform/db/connect.ts'

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
