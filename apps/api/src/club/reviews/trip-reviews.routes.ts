import { listTripReviews } from '@farandfew/domain/reviews/reviews.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { sendRepresentation } from '../../platform/public-reads/send-representation.ts'
import { createSnapshotCache } from '../../platform/public-reads/snapshot-cache.ts'
import { readTripReviews, type TripReviewsAnswers } from './trip-reviews.queries.ts'

/** The public read of the approved reviews. */
export async function tripReviewsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, publicReads } = context
  const cache = createSnapshotCache<TripReviewsAnswers>({
    load: (previous) => readTripReviews(db, previous),
    maxAgeMs: publicReads.maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listTripReviews, async ({ params, request, reply }) => {
    const snapshot = await cache.read()
    const reviews = snapshot.value.ofTrip.get(params.id)
    if (!reviews) throw new AppError('TRIP_NOT_FOUND')
    return sendRepresentation(request, reply, reviews, cache.ageOf(snapshot))
  })
}
