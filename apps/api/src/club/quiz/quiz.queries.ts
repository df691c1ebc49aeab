import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { QuizQuestion } from '@farandfew/domain/traits/quiz-question.ts'
import type { QuizTrip } from '@farandfew/domain/quiz/trait-fit.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import type { Db } from '../../platform/db/connect.ts'
import { listUpcomingRows } from '../departures/departures.queries.ts'

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

/** Every trip that is offered, with its departures after the club's date, without closed ones. */
export async function listQuizTrips(db: Db, today: CalendarDate): Promise<QuizTrip[]> {
  const trips = db
    .selectFrom('trips')
    .select([
      'id',
      'title',
      'destination',
      'duration',
      'price',
      'groupSize',
      'images',
      'availability',
    ])
    .where('archived', '=', false)
    .where('isDraft', '=', false)
    .orderBy('id')
    .execute()
  const [found, departures] = await Promise.all([trips, listUpcomingRows(db, today)])
  const ahead = departures.filter((departure) => !isClosed(departure, today))
  return found.map((trip) => ({
    ...trip,
    departures: ahead
      .filter(({ tripId }) => tripId === trip.id)
      .map(({ id, departureDate, duration, priceTier, seats }) => ({
        id,
        departureDate,
        duration,
        price: departurePrice({ priceTier }),
        hasSeat: seats.free > 0,
      })),
  }))
}
