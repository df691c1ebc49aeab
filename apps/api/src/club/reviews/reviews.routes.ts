import {
  deleteReview,
  listOwnReviews,
  saveReview,
} from '@farandfew/domain/reviews/reviews.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { hasReturned, listReviewedTrips, removeReview, upsertReview } from './reviews.queries.ts'

/** A member's reviews of the departures on which they travelled. */
export async function reviewsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  const readReviews = (userId: number) => listReviewedTrips(db, { userId, today: clock.today() })

  route(app, listOwnReviews, ({ userId }) => readReviews(userId))

  route(app, saveReview, async ({ userId, params: { departureId }, body }) => {
    const may = await hasReturned(db, { userId, departureId, today: clock.today() })
    if (!may) throw new AppError('REVIEW_NEEDS_TRIP')
    await upsertReview(db, { ...body, userId, departureId })
    return readReviews(userId)
  })

  route(app, deleteReview, async ({ userId, params: { departureId } }) => {
    if (!(await removeReview(db, { userId, departureId }))) throw new AppError('NOT_FOUND')
    return readReviews(userId)
  })
}
