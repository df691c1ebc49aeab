import type { Clock } from '@farandfew/domain/clock'
import {
  getDepartureCalendar,
  getScheduleCalendar,
  listDepartures,
  listTripDepartures,
} from '@farandfew/domain/departures'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { bytesRoute } from '../../plugins/contract-route.ts'
import { createSnapshotCache } from '../../public-reads/snapshot-cache.ts'
import { sendRepresentation } from '../../public-reads/send-representation.ts'
import { listDepartureRows, listDepartureRowsAhead, listTripIds } from './departures.queries.ts'
import { buildSeason, type SeasonAnswers } from './schedule-answers.ts'
import { buildTripDepartures, type TripDepartures } from './trip-departures.ts'

export interface DeparturesOptions {
  db: Db
  /** Throws DATABASE_AWAY while the database is not prepared. */
  clock: () => Clock
  /** The site's address, which the events of the calendar lead to. */
  publicWebUrl: string
  /** Milliseconds; 0 reads the database on every request. */
  maxAgeMs: number
}

/** The public reads of the departures, from memory while they are fresh. */
export async function departuresRoutes(
  app: FastifyInstance,
  options: DeparturesOptions,
): Promise<void> {
  const { db, clock, publicWebUrl, maxAgeMs } = options
  const cache = createSnapshotCache<SeasonAnswers>({
    load: async (before) => {
      const today = clock().today()
      return buildSeason(await listDepartureRows(db), { today, publicWebUrl }, before)
    },
    maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listDepartures, async ({ request, reply }) => {
    const copy = await cache.read()
    return sendRepresentation(request, reply, copy.value.list, cache.ageOf(copy))
  })

  bytesRoute(app, getScheduleCalendar, async ({ request, reply }) => {
    const copy = await cache.read()
    return sendRepresentation(request, reply, copy.value.calendar, cache.ageOf(copy))
  })

  bytesRoute(app, getDepartureCalendar, async ({ params, request, reply }) => {
    const copy = await cache.read()
    const departure = copy.value.departures.get(params.id)
    if (!departure) throw new AppError('NOT_FOUND')
    return sendRepresentation(request, reply, departure, cache.ageOf(copy))
  })
  addTripDepartures(app, options)
}

function addTripDepartures(app: FastifyInstance, { db, clock, maxAgeMs }: DeparturesOptions): void {
  const cache = createSnapshotCache<TripDepartures>({
    load: async (before) => {
      const today = clock().today()
      const rows = await listDepartureRowsAhead(db, today)
      return buildTripDepartures(rows, { tripIds: await listTripIds(db), today }, before)
    },
    maxAgeMs,
  })
  bytesRoute(app, listTripDepartures, async ({ params, request, reply }) => {
    const copy = await cache.read()
    const departures = copy.value.ofTrip.get(params.id)
    if (!departures) throw new AppError('TRIP_NOT_FOUND')
    return sendRepresentation(request, reply, departures, cache.ageOf(copy))
  })
}
