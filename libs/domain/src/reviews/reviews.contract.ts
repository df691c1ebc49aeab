import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { ownReviews, reviewForm, tripReviews } from './review.ts'
import {
  deleteReviewEndpoint,
  listOwnReviewsEndpoint,
  listTripReviewsEndpoint,
  saveReviewEndpoint,
} from './reviews.endpoints.ts'

const tag = 'Reviews'
const departureParams = z.object({ departureId: idParam })

/** The approved reviews of a trip. The answer has an ETag and is at most two seconds old. */
export const listTripReviews = defineContract({
  ...listTripReviewsEndpoint,
  summary: 'The approved reviews of a trip',
  tag,
  params: z.object({ id: idParam }),
  responses: { 200: tripReviews },
  errors: ['VALIDATION_FAILED', 'TRIP_NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** The departures from which the signed-in member has come back, with their reviews. */
export const listOwnReviews = defineContract({
  ...listOwnReviewsEndpoint,
  summary: 'The reviews of the signed-in member',
  tag,
  responses: { 200: ownReviews },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/**
 * Writes or changes the member's review of a departure, which then waits for the club. REVIEW_NEEDS_TRIP unless they
 * have come back from it.
 */
export const saveReview = defineContract({
  ...saveReviewEndpoint,
  summary: 'Write or change a review',
  tag,
  params: departureParams,
  body: reviewForm,
  responses: { 200: ownReviews },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'REVIEW_NEEDS_TRIP', 'TOO_MANY_REQUESTS'],
})

/** Deletes the member's review of a departure, also from the trip's page. */
export const deleteReview = defineContract({
  ...deleteReviewEndpoint,
  summary: 'Delete a review',
  tag,
  params: departureParams,
  responses: { 200: ownReviews },
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})
