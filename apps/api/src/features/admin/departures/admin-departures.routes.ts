import {
  addDeparture as addDepartureContract,
  changeDeparture as changeDepartureContract,
  closeDeparture,
  getAdminDeparture,
  listAdminDepartures,
  reopenDeparture,
} from '@farandfew/domain/admin/departures'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readCursor, splitPage, writeCursor } from '../../../paging/cursor.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import {
  countDepartures,
  findDeparture,
  listDepartures,
  listFilterOptions,
  listGroup,
} from './admin-departures.queries.ts'
import {
  addDeparture,
  changeDeparture,
  type DepartureCall,
  setDepartureActive,
  toAdminDeparture,
} from './admin-departures.service.ts'

function addReads(app: FastifyInstance, { db, clock }: AppContext): void {
  route(
    app,
    listAdminDepartures,
    async ({ query }) => {
      const { search, season, tripId, limit } = query
      const filter = { search, season, tripId }
      const after = readCursor(query.cursor, ['string', 'number'])
      const rows = await listDepartures(db, filter, { after, limit: limit + 1 })
      const { items, last } = splitPage(rows, limit)
      const today = clock.today()
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
        const row = await findDeparture(trx, params.id)
        if (!row) throw new AppError('NOT_FOUND')
        const group = await listGroup(trx, params.id)
        await recordAction(trx, actorOf(request), {
          action: 'departure.viewed',
          subject: `departure ${params.id}`,
          details: { members: group.length },
        })
        return { ...toAdminDeparture(row, clock.today()), group }
      }),
    adminOnly,
  )
}

/** The departures with seats and group: lists, adds, changes, closes and reopens them. */
export async function adminDeparturesRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addReads(app, context)
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
