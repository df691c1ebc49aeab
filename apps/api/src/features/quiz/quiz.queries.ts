import type { CalendarDate } from '@farandfew/domain/calendar'
import { tierPrice } from '@farandfew/domain/constants'
import type { QuizQuestion, QuizTrip } from '@farandfew/domain/quiz'
import type { Db } from '../../db/connect.ts'

/** The active questions, in order. */
export function listActiveQuestions(db: Db): Promise<QuizQuestion[]> {
  return db
    .selectFrom('quizQuestions')
    .select(['id', 'questionText', 'options', 'category', 'weight', 'order', 'isActive'])
    .where('isActive', '=', true)
    .orderBy('order')
    .orderBy('id')
    .execute()
}

/** The durations and prices of each trip's active departures after the club's date. */
function listEditions(db: Db, today: CalendarDate) {
  return db
    .selectFrom('tripSchedules')
    .select(['tripId', 'duration', 'priceTier'])
    .distinct()
    .where('isActive', '=', true)
    .where('departureDate', '>', today)
    .orderBy('tripId')
    .orderBy('duration')
    .orderBy('priceTier')
    .execute()
}

/** Every trip with its editions. */
export async function listQuizTrips(db: Db, today: CalendarDate): Promise<QuizTrip[]> {
  const trips = db
    .selectFrom('trips')
    .select(['id', 'title', 'destination', 'duration', 'price', 'groupSize', 'images'])
    .orderBy('id')
    .execute()
  const [found, editions] = await Promise.all([trips, listEditions(db, today)])
  return found.map((trip) => ({
    ...trip,
    editions: editions
      .filter(({ tripId }) => tripId === trip.id)
      .map(({ duration, priceTier }) => ({ duration, price: tierPrice(priceTier) })),
  }))
}
