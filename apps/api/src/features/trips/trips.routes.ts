import type { Clock } from '@farandfew/domain/clock'
import { getTrip, listTrips } from '@farandfew/domain/trips'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { bytesRoute } from '../../plugins/contract-route.ts'
import { createSnapshotCache } from '../../public-reads/snapshot-cache.ts'
import { sendRepresentation } from '../../public-reads/send-representation.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import { listTripRows } from './trips.queries.ts'

export interface TripsOptions {
  db: Db
  /** Throws DATABASE_AWAY while the database is not prepared. */
  clock: () => Clock
  /** Milliseconds; 0 reads the database on every request. */
  maxAgeMs: number
}

/** The public reads of the catalogue, from memory while it is fresh. */
export async function tripsRoutes(app: FastifyInstance, options: TripsOptions): Promise<void> {
  const { db, clock, maxAgeMs } = options
  const cache = createSnapshotCache<Catalogue>({
    load: async (before) => buildCatalogue(await listTripRows(db, clock().today()), before),
    maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listTrips, async ({ request, reply }) => {
    const copy = await cache.read()
    return sendRepresentation(request, reply, copy.value.list, cache.ageOf(copy))
  })

  bytesRoute(app, getTrip, async ({ params, request, reply }) => {
    const copy = await cache.read()
    const trip = copy.value.trips.get(params.id)
    if (!trip) throw new AppError('TRIP_NOT_FOUND')
    return sendRepresentation(request, reply, trip, cache.ageOf(copy))
  })
}
