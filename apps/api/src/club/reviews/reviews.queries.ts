import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { OwnReview, ReviewedTrip, ReviewForm } from '@farandfew/domain/reviews/review.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

interface Member {
  userId: number
  today: CalendarDate
}

/** The member's confirmed bookings `b` of departures `s` from which they have come back. */
const selectReturned = (db: Db, { userId, today }: Member) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('tripSchedules as s', 's.id', 'b.tripScheduleId')
    .where('b.userId', '=', userId)
    .where('b.status', '=', 'confirmed')
    .where(sql<boolean>`s.departure_date + s.duration - 1 < ${today}::date`)

/** The departures from which the member has come back, the latest first, with their reviews. */
export async function listReviewedTrips(db: Db, member: Member): Promise<ReviewedTrip[]> {
  const rows = await selectReturned(db, member)
    .leftJoin('reviews as r', (join) =>
      join.onRef('r.departureId', '=', 's.id').onRef('r.userId', '=', 'b.userId'),
    )
    .select(['b.id as bookingId', 's.id as departureId'])
    .select(['r.rating', 'r.words', 'r.state', 'r.reason', 'r.shownRating', 'r.shownWords'])
    .select('r.writtenAt')
    .orderBy('s.departureDate', 'desc')
    .orderBy('b.id', 'desc')
    .execute()
  return rows.map(({ bookingId, departureId, ...row }) => ({
    bookingId,
    departureId,
    review: toOwnReview(row),
  }))
}

interface ReviewColumns {
  rating: number | null
  words: string | null
  state: OwnReview['state'] | null
  reason: string | null
  shownRating: number | null
  shownWords: string | null
  writtenAt: Date | null
}

function toOwnReview({ rating, words, state, reason, writtenAt, ...shown }: ReviewColumns) {
  if (rating === null || words === null || state === null || writtenAt === null) return null
  const { shownRating, shownWords } = shown
  return {
    rating,
    words,
    state,
    reason,
    shown:
      shownRating === null || shownWords === null
        ? null
        : { rating: shownRating, words: shownWords },
    writtenAt: writtenAt.toISOString(),
  }
}

/** Whether the member has come back from the departure. */
export async function hasReturned(
  db: Db,
  member: Member & { departureId: number },
): Promise<boolean> {
  const row = await selectReturned(db, member)
    .select('b.id')
    .where('s.id', '=', member.departureId)
    .executeTakeFirst()
  return row !== undefined
}

interface NewReview extends ReviewForm {
  userId: number
  departureId: number
}

/** Stores what the member wrote, which waits for the club from then on. Nothing happens if nothing has changed. */
export async function upsertReview(db: Db, review: NewReview): Promise<void> {
  await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'departureId'])
        .doUpdateSet({
          rating: review.rating,
          words: review.words,
          state: 'waiting',
          reason: null,
          version: sql<number>`reviews.version + 1`,
          writtenAt: sql<Date>`now()`,
        })
        .where(
          sql<boolean>`(reviews.rating, reviews.words) is distinct from (excluded.rating, excluded.words)`,
        ),
    )
    .execute()
}

/** Returns false if the member has no review of the departure. */
export async function removeReview(
  db: Db,
  { userId, departureId }: { userId: number; departureId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reviews')
    .where('userId', '=', userId)
    .where('departureId', '=', departureId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
