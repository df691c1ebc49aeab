import {
  addDeparture as addDepartureContract,
  changeDeparture as changeDepartureContract,
  closeDeparture,
  listAdminDepartures,
  reopenDeparture,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { departureOrder } from '@farandfew/domain/departures/admin-departures.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import {
  countDepartures,
  departureKeys,
  listDepartures,
  listFilterOptions,
} from './admin-departures.queries.ts'
import {
  addDeparture,
  changeDeparture,
  type DepartureCall,
  setDepartureActive,
  toAdminDeparture,
} from './admin-departures.service.ts'

function addReads(app: FastifyInstance, { db, clock }: AppContext): void {
  route(app, listAdminDepartures, async ({ query }) => {
    const { search, season, tripId, when } = query
    const today = clock.today()
    const filter = { search, season, tripId, from: when === 'coming' ? today : undefined }
    const sorted = sortedBy(departureKeys, orderingOf(departureOrder, query), sql`s.id`)
    const { items, nextCursor } = await readInOrder(query, sorted, (slice) =>
      listDepartures(db, filter, slice),
    )
    return {
      items: items.map((row) => toAdminDeparture(row, today)),
      nextCursor,
      total: await countDepartures(db, filter),
      today,
      ...(await listFilterOptions(db)),
    }
  })
}

/** The departures with their seats: lists, adds, changes, closes and reopens them. */
export async function adminDeparturesRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addReads(app, context)
  const callOf = (request: FastifyRequest): DepartureCall => ({
    context,
    actor: actorOf(request),
    today: context.clock.today(),
  })

  route(app, addDepartureContract, ({ body, request }) => addDeparture(callOf(request), body))
  route(app, changeDepartureContract, ({ params, body, request }) =>
    changeDeparture(callOf(request), params.id, body),
  )
  for (const [contract, isActive] of [
    [closeDeparture, false],
    [reopenDeparture, true],
  ] as const) {
    route(app, contract, ({ params, request }) =>
      setDepartureActive(callOf(request), params.id, isActive),
    )
  }
}
