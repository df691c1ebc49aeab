import {
  getDepartureCalendar,
  getScheduleCalendar,
  listDepartures,
  listTripDepartures,
} from '@farandfew/domain/departures/departures.contract.ts'
import { listHosts } from '@farandfew/domain/hosts/hosts.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { sendRepresentation } from '../../platform/public-reads/send-representation.ts'
import { createSnapshotCache } from '../../platform/public-reads/snapshot-cache.ts'
import { listScheduleRows, listTripIds, listUpcomingRows } from './departures.queries.ts'
import { buildScheduleAnswers, type ScheduleAnswers } from './schedule-answers.ts'
import { buildTripDepartures, type TripDepartures } from './trip-departures.ts'

/** The public reads of the departures. */
export async function departuresRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  app.setChildLoggerFactory((logger) => logger)
  addSchedule(app, context)
  addTripDepartures(app, context)
}

/** The schedule as JSON and as calendar files. */
function addSchedule(app: FastifyInstance, { db, clock, urls, publicReads }: AppContext): void {
  const cache = createSnapshotCache<ScheduleAnswers>({
    load: async (previous) => {
      const today = clock.today()
      const rows = await listScheduleRows(db)
      return buildScheduleAnswers(rows, { today, webUrl: urls.web }, previous)
    },
    maxAgeMs: publicReads.maxAgeMs,
  })

  bytesRoute(app, listDepartures, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.list, cache.ageOf(snapshot))
  })

  bytesRoute(app, getScheduleCalendar, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.calendar, cache.ageOf(snapshot))
  })

  bytesRoute(app, getDepartureCalendar, async ({ params, request, reply }) => {
    const snapshot = await cache.read()
    const departure = snapshot.value.departures.get(params.id)
    if (!departure) throw new AppError('NOT_FOUND')
    return sendRepresentation(request, reply, departure, cache.ageOf(snapshot))
  })
}

/** The upcoming departures of each trip, and their hosts. */
function addTripDepartures(app: FastifyInstance, { db, clock, publicReads }: AppContext): void {
  const cache = createSnapshotCache<TripDepartures>({
    load: async (previous) => {
      const today = clock.today()
      const rows = await listUpcomingRows(db, today)
      return buildTripDepartures(rows, { tripIds: await listTripIds(db), today }, previous)
    },
    maxAgeMs: publicReads.maxAgeMs,
  })
  bytesRoute(app, listTripDepartures, async ({ params, request, reply }) => {
    const snapshot = await cache.read()
    const departures = snapshot.value.ofTrip.get(params.id)
    if (!departures) throw new AppError('TRIP_NOT_FOUND')
    return sendRepresentation(request, reply, departures, cache.ageOf(snapshot))
  })
  bytesRoute(app, listHosts, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.hosts, cache.ageOf(snapshot))
  })
}
