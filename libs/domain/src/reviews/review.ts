import * as z from 'zod/mini'
import { mostStars } from '../constants/limits.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'
import { blockOfText } from '../text/text.ts'
import { userLimits } from '../members/user.ts'

/** In code points. */
export const reviewWordsLength = { min: 40, max: 2000 } as const

/** Of the operator's reason, which the member reads, in code points. */
export const reviewReasonLength = { min: 10, max: 500 } as const

/** The most reviews that a trip's page lists, the newest first. Average and number count all of them. */
export const listedReviews = 100

const starsMessage = `Please choose 1 to ${mostStars} stars`
const stars = z
  .int(starsMessage)
  .check(z.minimum(1, starsMessage), z.maximum(mostStars, starsMessage))

/** What a member says of a departure on which they travelled. */
export const reviewForm = requestBody({
  rating: stars,
  words: blockOfText({
    ...reviewWordsLength,
    message: `Please write at least ${reviewWordsLength.min} characters`,
  }),
})
export type ReviewForm = z.output<typeof reviewForm>

/** `waiting` for the club, `approved`, or `declined` with a reason. */
export const reviewStates = ['waiting', 'approved', 'declined'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What the trip's page shows of a review: an edit is shown once the club has approved it. */
export const shownReview = z.object({ rating: stars, words: storedText(reviewWordsLength.max) })

export const ownReview = z.object({
  rating: stars,
  words: storedText(reviewWordsLength.max),
  state: z.enum(reviewStates),
  /** Why the club declined it or took it off the page. */
  reason: z.nullable(storedText(reviewReasonLength.max)),
  /** The version that the trip's page shows; null if it shows none. */
  shown: z.nullable(shownReview),
  writtenAt: instant,
})
export type OwnReview = z.output<typeof ownReview>

/** A departure from which the member has come back, with their review of it. */
export const reviewedTrip = z.object({
  /** The id of the trip in the member's list of trips. */
  bookingId: id,
  departureId: id,
  review: z.nullable(ownReview),
})
export type ReviewedTrip = z.output<typeof reviewedTrip>

/** The member's departures, the latest first. */
export const ownReviews = z.array(reviewedTrip, 'Must be a list')

/** An approved review as everyone reads it. */
export const tripReview = z.object({
  id,
  rating: stars,
  words: storedText(reviewWordsLength.max),
  /** The first name of the member. */
  name: storedText(userLimits.firstName),
  /** The month of the departure, `YYYY-MM`. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'Must be a month')),
})
export type TripReview = z.output<typeof tripReview>

/** The approved reviews of a trip. */
export const tripReviews = z.object({
  /** The mean of their stars, to one decimal; null if there is none. */
  average: z.nullable(z.number()),
  count: z.int().check(z.nonnegative()),
  /** The latest departure first; at most `listedReviews`. */
  reviews: z.array(tripReview),
})
export type TripReviews = z.output<typeof tripReviews>

/** The mean of ratings to one decimal, as people read it; null for none. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10

/** The days after the last day of a trip on which the club asks for a review, once. */
export const reviewInvitationDays = { first: 2, last: 30 } as const
