import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  approveReviewEndpoint,
  declineReviewEndpoint,
  listAdminReviewsEndpoint,
  unpublishReviewEndpoint,
} from './admin-reviews.endpoints.ts'
import {
  adminReview,
  adminReviewParams,
  adminReviews,
  adminReviewsQuery,
  approveReviewForm,
  declineReviewForm,
} from './admin-reviews.ts'

const tag = 'Admin'
const decision = {
  tag,
  params: adminReviewParams,
  responses: { 200: adminReview },
  errors: [...writeErrors, 'NOT_SIGNED_IN', 'ROLE_NOT_ALLOWED', 'NOT_FOUND', 'REVIEW_CHANGED'],
} as const

/** The members' reviews, in the order of the filter. */
export const listAdminReviews = defineContract({
  ...listAdminReviewsEndpoint,
  summary: 'Reviews of trips, page by page',
  tag,
  query: adminReviewsQuery,
  responses: { 200: adminReviews },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Shows what the member wrote last on the trip's page. */
export const approveReview = defineContract({
  ...approveReviewEndpoint,
  ...decision,
  summary: 'Approve a review',
  body: approveReviewForm,
})

/** Declines what the member wrote last. An approved earlier version stays on the page. */
export const declineReview = defineContract({
  ...declineReviewEndpoint,
  ...decision,
  summary: 'Decline a review',
  body: declineReviewForm,
})

/** Takes a review off the trip's page. A later version that still waits is declined with it. */
export const unpublishReview = defineContract({
  ...unpublishReviewEndpoint,
  ...decision,
  summary: 'Take a review off the page of its trip',
  body: declineReviewForm,
})
