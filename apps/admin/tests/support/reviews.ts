import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import {
  approveReview,
  declineReview,
  listAdminReviews,
  unpublishReview,
} from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import { byId, change, type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface ReviewsState {
  reviews: AdminReview[]
}

export const noReviews = (): ReviewsState => ({ reviews: [] })

/** The calls of the reviews' page. */
export const reviewsRoutes = (api: ReviewsState): FakeRoute[] => [
  route(listAdminReviews, ({ query }) => pageOf(api.reviews, query)),
  route(approveReview, ({ params }) => byId(api.reviews, params.id)),
  route(declineReview, ({ params, body: { reason } }) =>
    change(byId(api.reviews, params.id), { reason }),
  ),
  route(unpublishReview, ({ params, body: { reason } }) =>
    change(byId(api.reviews, params.id), { reason }),
  ),
]
