import { getTrip, listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { sendRepresentation } from '../../platform/public-reads/send-representation.ts'
import { createSnapshotCache } from '../../platform/public-reads/snapshot-cache.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import { listTripRows } from './trips.queries.ts'

/** The public reads of the catalogue. */
export async function tripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, publicReads } = context
  const cache = createSnapshotCache<Catalogue>({
    load: async (previous) => buildCatalogue(await listTripRows(db, clock.today()), previous),
    maxAgeMs: publicReads.maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listTrips, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.list, cache.ageOf(snapshot))
  })

  bytesRoute(app, getTrip, async ({ params, request, reply }) => {
    const snapshot = await cache.read()
    const { trips } = snapshot.value
    const trip = trips.get(params.id)
    if (!trip) throw new AppError(trips.has(params.id) ? 'TRIP_ARCHIVED' : 'TRIP_NOT_FOUND')
    return sendRepresentation(request, reply, trip, cache.ageOf(snapshot))
  })
}
