import type { QuizQuestion, QuizTrip } from '@farandfew/domain/quiz'
import type { Db } from '../../db/connect.ts'

/** The active questions in their order. */
export function listActiveQuestions(db: Db): Promise<QuizQuestion[]> {
  return db
    .selectFrom('quizQuestions')
    .select(['id', 'questionText', 'options', 'category', 'weight', 'order', 'isActive'])
    .where('isActive', '=', true)
    .orderBy('order')
    .orderBy('id')
    .execute()
}

/** What the quiz reads of every trip. */
export function listQuizTrips(db: Db): Promise<QuizTrip[]> {
  return db
    .selectFrom('trips')
    .select(['id', 'title', 'destination', 'duration', 'price', 'groupSize', 'images'])
    .orderBy('id')
    .execute()
}
