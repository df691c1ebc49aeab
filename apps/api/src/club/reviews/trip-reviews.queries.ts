import { monthOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { namelessMember } from '@farandfew/domain/groups/shown-fields.ts'
import { averageRating, listedReviews, type TripReview } from '@farandfew/domain/reviews/review.ts'
import type { Db } from '../../platform/db/connect.ts'
import { listTripIds } from '../departures/departures.queries.ts'
import { Representation } from '../../platform/public-reads/representation.ts'

export interface TripReviewsAnswers {
  readonly json: string
  readonly ofTrip: ReadonlyMap<number, Representation>
}

/** What the pages show of reviews, the latest departure first. */
const listShown = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('tripSchedules as s', 's.id', 'r.departureId')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['r.id', 's.tripId', 's.departureDate', 'u.firstName'])
    .select((select) => [
      select.ref('r.shownRating').$notNull().as('rating'),
      select.ref('r.shownWords').$notNull().as('words'),
    ])
    .where('r.shownRating', 'is not', null)
    .where('u.deactivatedAt', 'is', null)
    .orderBy('s.departureDate', 'desc')
    .orderBy('r.id', 'desc')
    .execute()

type ShownRow = Awaited<ReturnType<typeof listShown>>[number]

const toReview = ({ id, rating, words, firstName, departureDate }: ShownRow): TripReview => ({
  id,
  rating,
  words,
  name: firstName?.trim() || namelessMember,
  month: monthOf(departureDate),
})

const toAnswer = (rows: readonly ShownRow[]) => ({
  average: averageRating(rows.map(({ rating }) => rating)),
  count: rows.length,
  reviews: rows.slice(0, listedReviews).map(toReview),
})

/** Reads the answers for all trips. Returns the previous ones if nothing has changed. */
export async function readTripReviews(
  db: Db,
  previous?: TripReviewsAnswers,
): Promise<TripReviewsAnswers> {
  const [tripIds, rows] = await Promise.all([listTripIds(db), listShown(db)])
  const answers = tripIds.map(
    (id) => [id, toAnswer(rows.filter(({ tripId }) => tripId === id))] as const,
  )
  const json = JSON.stringify(answers)
  if (json === previous?.json) return previous
  return {
    json,
    ofTrip: new Map(
      answers.map(([id, answer]) => [id, new Representation(JSON.stringify(answer))]),
    ),
  }
}
