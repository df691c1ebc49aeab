import {
  addDeparture as addDepartureContract,
  changeDeparture as changeDepartureContract,
  closeDeparture,
  getAdminDeparture,
  listAdminDepartures,
  reopenDeparture,
} from '@farandfew/domain/admin/departures'
import type { Clock } from '@farandfew/domain/clock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import { readCursor, writeCursor } from '../../../paging/cursor.ts'
import {
  countDepartures,
  findDeparture,
  listDepartures,
  listGroup,
  readChoices,
} from './admin-departures.queries.ts'
import {
  addDeparture,
  changeDeparture,
  type Desk,
  setDepartureActive,
  toAnswer,
} from './admin-departures.service.ts'

export interface AdminDeparturesOptions {
  db: Db
  clock: () => Clock
}

function addReads(app: FastifyInstance, { db, clock }: AdminDeparturesOptions): void {
  route(
    app,
    listAdminDepartures,
    async ({ query }) => {
      const { search, season, tripId, limit } = query
      const filter = { search, season, tripId }
      const after = readCursor(query.cursor, ['string', 'number'])
      // One more than asked for tells whether another page follows.
      const found = await listDepartures(db, filter, { after, limit: limit + 1 })
      const items = found.slice(0, limit)
      const last = items.at(-1)
      const today = clock().today()
      return {
        items: items.map((row) => toAnswer(row, today)),
        nextCursor:
          found.length > limit && last ? writeCursor([last.departureDate, last.id]) : null,
        total: await countDepartures(db, filter),
        today,
        ...(await readChoices(db)),
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
        return { ...toAnswer(row, clock().today()), group }
      }),
    adminOnly,
  )
}

/** The departures: seats and group; adding, changing, closing and reopening them. */
export async function adminDeparturesRoutes(
  app: FastifyInstance,
  options: AdminDeparturesOptions,
): Promise<void> {
  addReads(app, options)
  const deskOf = (request: FastifyRequest): Desk => ({
    db: options.db,
    actor: actorOf(request),
    today: options.clock().today(),
  })

  route(
    app,
    addDepartureContract,
    ({ body, request }) => addDeparture(deskOf(request), body),
    adminOnly,
  )
  route(
    app,
    changeDepartureContract,
    ({ params, body, request }) => changeDeparture(deskOf(request), params.id, body),
    adminOnly,
  )
  for (const [contract, isActive] of [
    [closeDeparture, false],
    [reopenDeparture, true],
  ] as const) {
    route(
      app,
      contract,
      ({ params, request }) => setDepartureActive(deskOf(request), params.id, isActive),
      adminOnly,
    )
  }
}
