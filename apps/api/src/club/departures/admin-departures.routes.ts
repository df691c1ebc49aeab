import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import {
  addDeparture as addDepartureContract,
  cancelDeparture as cancelDepartureContract,
  changeDeparture as changeDepartureContract,
  closeDeparture,
  getAdminDeparture,
  getDepartureCancellation,
  listAdminDepartures,
  reopenDeparture,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { DepartureCancellation } from '@farandfew/domain/departures/departure-bookings.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { readCursor, splitPage, writeCursor } from '../../platform/paging/cursor.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { adminOnly } from '../../platform/session/admin-session.ts'
import { findCancellation } from '../bookings/cancellation.queries.ts'
import { countDepartures, listDepartures, listFilterOptions } from './admin-departures.queries.ts'
import {
  addDeparture,
  changeDeparture,
  type DepartureCall,
  getDepartureWithBookings,
  setDepartureActive,
  subjectOf,
  toAdminDeparture,
} from './admin-departures.service.ts'

function addReads(app: FastifyInstance, { db, clock }: AppContext): void {
  route(
    app,
    listAdminDepartures,
    async ({ query }) => {
      const { search, season, tripId, when, limit } = query
      const today = clock.today()
      const filter = { search, season, tripId, from: when === 'coming' ? today : undefined }
      const after = readCursor(query.cursor, ['string', 'number'])
      const rows = await listDepartures(db, filter, { after, limit: limit + 1 })
      const { items, last } = splitPage(rows, limit)
      return {
        items: items.map((row) => toAdminDeparture(row, today)),
        nextCursor: last ? writeCursor([last.departureDate, last.id]) : null,
        total: await countDepartures(db, filter),
        today,
        ...(await listFilterOptions(db)),
      }
    },
    adminOnly,
  )

  route(
    app,
    getAdminDeparture,
    ({ params, request }) =>
      db.transaction().execute(async (trx) => {
        const departure = await getDepartureWithBookings(trx, params.id, clock.today())
        await recordAction(trx, actorOf(request), {
          action: 'departure.viewed',
          subject: subjectOf(params.id),
          details: { bookings: departure.bookings.length },
        })
        return departure
      }),
    adminOnly,
  )

  route(
    app,
    getDepartureCancellation,
    async ({ params }) => ({ cancellation: await findCancellation(db, params.id) }),
    adminOnly,
  )
}

/** Ends the bookings of a departure for the club. The bookings feature does it; the plugin of the console passes it on. */
export interface BookingEndings {
  /** Returns what was cancelled; undefined if the departure was cancelled before. */
  cancelDeparture(
    trx: Db,
    context: AppContext,
    shown: DepartureCancellation & { id: number },
  ): Promise<
    | { before: AdminDeparture['groupDecision']; travellers: number; holds: number; refund: number }
    | undefined
  >
  /** Ends what has not ended of a cancelled departure. */
  continueCancellation(context: AppContext, id: number): Promise<void>
}

function addCancelling(app: FastifyInstance, context: DeparturesContext): void {
  const { clock, db, endings } = context
  route(
    app,
    cancelDepartureContract,
    async ({ params: { id }, body, request }) => {
      await transact(context, async (trx) => {
        const cancelled = await endings.cancelDeparture(trx, context, { id, ...body })
        if (!cancelled) return
        const { before, ...details } = cancelled
        await recordAction(trx, actorOf(request), {
          action: 'departure.cancelled',
          subject: subjectOf(id),
          before: { groupDecision: before },
          after: { groupDecision: 'cancelled' },
          details: { ...details, reason: body.reason },
        })
      })
      await endings.continueCancellation(context, id)
      return db.transaction().execute((trx) => getDepartureWithBookings(trx, id, clock.today()))
    },
    adminOnly,
  )
}

type DeparturesContext = AppContext & { endings: BookingEndings }

/** The departures with seats and bookings: lists, adds, changes, closes, reopens and cancels them. */
export async function adminDeparturesRoutes(
  app: FastifyInstance,
  context: DeparturesContext,
): Promise<void> {
  addReads(app, context)
  addCancelling(app, context)
  const callOf = (request: FastifyRequest): DepartureCall => ({
    db: context.db,
    actor: actorOf(request),
    today: context.clock.today(),
  })

  route(
    app,
    addDepartureContract,
    ({ body, request }) => addDeparture(callOf(request), body),
    adminOnly,
  )
  route(
    app,
    changeDepartureContract,
    ({ params, body, request }) => changeDeparture(callOf(request), params.id, body),
    adminOnly,
  )
  for (const [contract, isActive] of [
    [closeDeparture, false],
    [reopenDeparture, true],
  ] as const) {
    route(
      app,
      contract,
      ({ params, request }) => setDepartureActive(callOf(request), params.id, isActive),
      adminOnly,
    )
  }
}
