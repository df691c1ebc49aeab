import {
  type AdminReview,
  adminReview,
  adminReviewParams,
  adminReviews,
  adminReviewsQuery,
  approveReviewForm,
  declineReviewForm,
} from '@farandfew/domain/reviews/admin-reviews.ts'
import * as z from 'zod/mini'
import { type FakeCall, type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface ReviewsState {
  reviews: AdminReview[]
}

export const noReviews = (): ReviewsState => ({ reviews: [] })

/** The calls of the reviews' page. The operator is Meera. */
export function reviewsRoutes(api: ReviewsState): FakeRoutes {
  /** Decides a review if the operator has read its version. */
  const decide = (
    { response, params }: FakeCall,
    version: number,
    changeOf: (review: AdminReview) => Partial<AdminReview>,
  ) => {
    const { id } = z.parse(adminReviewParams, params)
    const review = api.reviews.find((one) => one.id === id)
    if (!review) return refuse(response, { code: 'NOT_FOUND', detail: 'It no longer exists.' })
    if (review.version !== version) {
      return refuse(response, {
        code: 'REVIEW_CHANGED',
        detail: 'The member has changed this review. Please read it again.',
      })
    }
    Object.assign(review, changeOf(review), { version: version + 1, decidedBy: 'Meera' })
    review.decidedAt = '2025-05-02T06:00:00.000Z'
    send(response, 200, adminReview, review)
  }
  return {
    'GET /api/admin/reviews': ({ response, query }) => {
      const { search, state, ...asked } = z.parse(adminReviewsQuery, Object.fromEntries(query))
      const found = api.reviews.filter(
        (review) =>
          (state === 'all' || (state === 'shown' ? review.shown : review.state === state)) &&
          anyContains([review.words], search),
      )
      send(response, 200, adminReviews, newestFirst(found, asked))
    },
    'POST /api/admin/reviews/:id/approve': (call) => {
      const { version } = z.parse(approveReviewForm, call.body)
      decide(call, version, ({ rating, words }) => ({
        state: 'approved',
        reason: null,
        shown: { rating, words },
      }))
    },
    'POST /api/admin/reviews/:id/decline': (call) => {
      const { version, reason } = z.parse(declineReviewForm, call.body)
      decide(call, version, () => ({ state: 'declined', reason }))
    },
    'POST /api/admin/reviews/:id/unpublish': (call) => {
      const { version, reason } = z.parse(declineReviewForm, call.body)
      decide(call, version, () => ({ state: 'declined', reason, shown: null }))
    },
  }
}
