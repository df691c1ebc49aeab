import { defineContract } from '../contract/contract.ts'
import {
  adminReview,
  adminReviews,
  adminReviewsQuery,
  approveReviewForm,
  declineReviewForm,
} from './admin-reviews.ts'

export const listAdminReviews = defineContract({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'operator',
  audit: ['reviews.listed'],
  summary: 'Reviews of trips, page by page',
  description: "The members' reviews, in the order of the filter.",
  query: adminReviewsQuery,
  responses: { 200: adminReviews },
})

export const approveReview = defineContract({
  method: 'POST',
  path: '/api/admin/reviews/:id/approve',
  access: 'decide-reviews',
  audit: ['review.approved'],
  summary: 'Approve a review',
  description: "Shows what the member wrote last on the trip's page.",
  body: approveReviewForm,
  responses: { 200: adminReview },
  errors: ['NOT_FOUND', 'REVIEW_CHANGED'],
})

export const declineReview = defineContract({
  method: 'POST',
  path: '/api/admin/reviews/:id/decline',
  access: 'decide-reviews',
  audit: ['review.declined'],
  summary: 'Decline a review',
  description:
    'Declines what the member wrote last. An approved earlier version stays on the page.',
  body: declineReviewForm,
  responses: { 200: adminReview },
  errors: ['NOT_FOUND', 'REVIEW_CHANGED'],
})

export const unpublishReview = defineContract({
  method: 'POST',
  path: '/api/admin/reviews/:id/unpublish',
  access: 'decide-reviews',
  audit: ['review.unpublished'],
  summary: 'Take a review off the page of its trip',
  description:
    "Takes a review off the trip's page. A later version that still waits is declined with it.",
  body: declineReviewForm,
  responses: { 200: adminReview },
  errors: ['NOT_FOUND', 'REVIEW_CHANGED'],
})
