import * as z from 'zod/mini'
import { orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { calendarDate, id, instant, requestBody } from '../contract/request.ts'
import { ownReview, reviewReasonLength } from './review.ts'
import { storedText } from '../text/stored-text.ts'
import { blockOfText } from '../text/text.ts'
import { userLimits } from '../members/user.ts'

/** Which reviews the console lists; `shown` are those on a trip's page. */
export const reviewFilters = ['waiting', 'shown', 'declined', 'all'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

export const reviewOrder = { latest: 'desc', rating: 'asc', trip: 'asc', member: 'asc' } as const

/**
 * `search` matches the words, the trip, and the member's names and username. Those that wait start with the one that has
 * waited longest, others with the one to which something happened last, if nothing else is chosen.
 */
export const adminReviewsQuery = pageQuery({
  state: z.prefault(z.enum(reviewFilters, 'Must be waiting, shown, declined or all'), 'waiting'),
  ...orderQuery(reviewOrder),
})

export type AdminReviewsQuery = z.output<typeof adminReviewsQuery>

/** A review with everything that its decision needs. */
export const adminReview = z.object({
  ...ownReview.shape,
  id,
  tripId: id,
  tripTitle: storedText(200),
  departureId: id,
  departureDate: calendarDate,
  member: z.object({
    id,
    username: storedText(userLimits.username),
    /** First and last name, or the username. */
    name: storedText(userLimits.firstName + userLimits.lastName + 1),
  }),
  /** Null while no one has decided the review or an earlier version of it. */
  decidedAt: z.nullable(instant),
  /** The operator who decided; null also if they gave no name when unlocking the console. */
  decidedBy: z.nullable(storedText(100)),
  /** Counts the member's changes and the operators' decisions. */
  version: id,
})
export type AdminReview = z.output<typeof adminReview>

export const adminReviews = pageOf(adminReview)

/** The version that the operator has read. */
const version = id

export const approveReviewForm = requestBody({ version })

/** Declines a review, or takes it off the page. The member reads the reason. */
export const declineReviewForm = requestBody({
  version,
  reason: blockOfText({
    ...reviewReasonLength,
    message: `Please give a reason (at least ${reviewReasonLength.min} characters)`,
  }),
})
