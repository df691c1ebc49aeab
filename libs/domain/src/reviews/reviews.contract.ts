import { defineContract } from '../contract/contract.ts'
import { ownReviews, reviewForm, tripReviews } from './review.ts'

const tag = 'Reviews'
export const listTripReviews = defineContract({
  method: 'GET',
  path: '/api/trips/:id/reviews',
  access: 'visitor',
  summary: 'The approved reviews of a trip',
  description:
    'The approved reviews of a trip. The answer has an ETag and is at most two seconds old.',
  tag,
  responses: { 200: tripReviews },
  errors: ['TRIP_NOT_FOUND'],
})

export const listOwnReviews = defineContract({
  method: 'GET',
  path: '/api/user/reviews',
  access: 'member',
  summary: 'The reviews of the signed-in member',
  description: 'The departures from which the signed-in member has come back, with their reviews.',
  tag,
  responses: { 200: ownReviews },
})

export const saveReview = defineContract({
  method: 'PUT',
  path: '/api/user/reviews/:departureId',
  access: 'member',
  limit: 'reviews',
  summary: 'Write or change a review',
  description:
    "Writes or changes the member's review of a departure, which then waits for the club. REVIEW_NEEDS_TRIP unless they have come back from it.",
  tag,
  body: reviewForm,
  responses: { 200: ownReviews },
  errors: ['REVIEW_NEEDS_TRIP'],
})

export const deleteReview = defineContract({
  method: 'DELETE',
  path: '/api/user/reviews/:departureId',
  access: 'member',
  limit: 'reviews',
  summary: 'Delete a review',
  description: "Deletes the member's review of a departure, also from the trip's page.",
  tag,
  responses: { 200: ownReviews },
  errors: ['NOT_FOUND'],
})
