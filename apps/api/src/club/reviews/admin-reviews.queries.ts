import {
  type AdminReview,
  type AdminReviewsQuery,
  reviewOrder,
} from '@farandfew/domain/reviews/admin-reviews.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import { containsText } from '../../platform/db/contains-text.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import {
  byInstant,
  byNumber,
  byText,
  type Sorted,
  sortedBy,
  readSlice,
  type SortedSlice,
} from '../../platform/paging/by-order.ts'
import { orderingOf, queueOrder } from '@farandfew/domain/contract/list-order.ts'

type Filter = Pick<AdminReviewsQuery, 'search' | 'state'>

const searched = ['r.words', 't.title', 'u.username', 'u.firstName', 'u.lastName']

const reviewsWithTrips = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('tripSchedules as s', 's.id', 'r.departureId')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .innerJoin('users as u', 'u.id', 'r.userId')

const selectReviews = (db: Db) =>
  reviewsWithTrips(db)
    .select(['r.id', 'r.rating', 'r.words', 'r.state', 'r.reason', 'r.shownRating', 'r.shownWords'])
    .select(['r.writtenAt', 'r.decidedAt', 'r.decidedBy', 'r.version', 'r.departureId', 'r.userId'])
    .select(['s.departureDate', 't.id as tripId', 't.title as tripTitle', 'u.username'])
    .select(nameOfUser().as('name'))

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

function toReview(row: ReviewRow): AdminReview {
  const { userId, username, name, shownRating, shownWords, writtenAt, decidedAt, ...review } = row
  return {
    ...review,
    member: { id: userId, username, name },
    shown:
      shownRating === null || shownWords === null
        ? null
        : { rating: shownRating, words: shownWords },
    writtenAt: writtenAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

const matching = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { search, state }: Filter,
) =>
  query
    .$if(search !== undefined, (reviews) => reviews.where(containsText(searched, search ?? '')))
    .$if(state === 'shown', (reviews) => reviews.where(sql<boolean>`r.shown_rating is not null`))
    .$if(state === 'waiting' || state === 'declined', (reviews) =>
      reviews.where(sql<boolean>`r.state = ${state}`),
    )

/** Since when a review waits, otherwise when something happened to it last: the member wrote, or an operator decided. */
const instantOf = ({ state }: Filter) =>
  state === 'waiting' ? sql`r.written_at` : sql`greatest(r.written_at, r.decided_at)`

/**
 * What the reviews are sorted by: those that wait start with the one that has waited longest, others with the one to which
 * something happened last, if nothing else is chosen.
 */
export function sortedReviews(
  query: Pick<AdminReviewsQuery, 'state' | 'sort' | 'direction'>,
): Sorted {
  const keys = {
    latest: byInstant(instantOf(query)),
    rating: byNumber(sql`r.rating`),
    trip: byText(sql`t.title`),
    member: byText(nameOfUser()),
  }
  const order = queueOrder(reviewOrder, query.state === 'waiting')
  return sortedBy(keys, orderingOf(order, query), sql`r.id`)
}

/** The reviews that match the filter, in the order of the slice. */
export const listReviews = (db: Db, filter: Filter, slice: SortedSlice) =>
  readSlice(matching(selectReviews(db), filter), slice, toReview)

/** How many reviews match the filter. */
export const countReviews = (db: Db, filter: Filter): Promise<number> =>
  countRows(matching(reviewsWithTrips(db), filter))

/** One review; undefined if there is none. */
export async function findReview(db: Db, id: number): Promise<AdminReview | undefined> {
  const row = await selectReviews(db).where('r.id', '=', id).executeTakeFirst()
  return row && toReview(row)
}

/** Locks a review against its member and other operators. */
export const lockReview = (db: Db, id: number) =>
  db.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export interface Decided {
  state: AdminReview['state']
  reason: string | null
  /** What the trip's page shows from now on. */
  shown: AdminReview['shown']
  operator: string | null
}

/** Stores the decision about a locked review. */
export async function storeDecision(
  db: Db,
  id: number,
  { state, reason, shown, operator }: Decided,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({
      state,
      reason,
      shownRating: shown?.rating ?? null,
      shownWords: shown?.words ?? null,
      version: sql<number>`version + 1`,
      decidedAt: sql<Date>`now()`,
      decidedBy: operator,
    })
    .where('id', '=', id)
    .execute()
}
