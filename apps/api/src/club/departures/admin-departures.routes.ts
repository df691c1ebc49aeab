import * as calls from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { batchesInOrder, readInOrder, sortedBy } from '../../platform/paging/by-order.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import {
  type AdminDeparture,
  type AdminDeparturesExportQuery,
  type AdminDeparturesQuery,
  departureOrder,
} from '@farandfew/domain/departures/admin-departures.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import {
  type AdminDepartureRow,
  countDepartures,
  departureKeys,
  listDepartures,
  listFilterOptions,
} from './admin-departures.queries.ts'
import {
  addDeparture,
  changeDeparture,
  closeDeparture,
  reopenDeparture,
  toAdminDeparture,
} from './admin-departures.service.ts'

const departureColumns: CsvFile<AdminDeparture>['columns'] = [
  ['Departure', ({ id }) => id],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Date', ({ departureDate }) => departureDate],
  ['Days', ({ duration }) => duration],
  ['State', ({ stateLabel }) => stateLabel],
  ['Guaranteed', ({ groupDecision }) => (groupDecision === 'guaranteed' ? 'yes' : 'no')],
  ['Seats', ({ seats }) => seats.total],
  ['Booked', ({ seats }) => seats.booked],
  ['Held', ({ seats }) => seats.held],
  ['Offered', ({ seats }) => seats.offered],
  ['Kept', ({ seats }) => seats.kept],
  // As on the screen, no seat of a cancelled departure is free.
  ['Free', ({ seats, groupDecision }) => (groupDecision === 'cancelled' ? null : seats.free)],
  ['Price', (departure) => departurePrice(departure)],
  ['Currency', () => 'INR'],
  ['Applicants', ({ applicants }) => applicants],
  ['Waitlist', ({ waiting }) => waiting],
  ['Host', ({ host }) => host?.name ?? null],
]

async function* toDepartures(
  batches: AsyncIterable<readonly AdminDepartureRow[]>,
  today: string,
): AsyncGenerator<AdminDeparture[]> {
  for await (const rows of batches) yield rows.map((row) => toAdminDeparture(row, today))
}

function addReads(app: FastifyInstance, { db, clock }: AppContext): void {
  const selectionOf = (query: AdminDeparturesQuery | AdminDeparturesExportQuery, today: string) => {
    const { search, season, tripId, lacks, when } = query
    return {
      filter: { today, search, season, tripId, lacks, from: when === 'coming' ? today : undefined },
      sorted: sortedBy(departureKeys, orderingOf(departureOrder, query), sql`s.id`),
    }
  }
  route(app, calls.listAdminDepartures, async ({ query }) => {
    const today = clock.today()
    const { filter, sorted } = selectionOf(query, today)
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

  bytesRoute(app, calls.exportAdminDepartures, async ({ query, reply, record }) => {
    const { ids, search, season, tripId, lacks, when } = query
    const today = clock.today()
    const { filter: shown, sorted } = selectionOf(query, today)
    const filter = { ...shown, ids }
    const total = await countDepartures(db, filter)
    await record({
      action: 'departures.exported',
      details: {
        ...{ season, tripId, lacks, when },
        ...{ searched: !!search, selected: ids?.length, departures: total },
      },
    })
    return sendCsv(reply, {
      name: 'departures',
      date: today,
      total,
      columns: departureColumns,
      batches: toDepartures(
        batchesInOrder(sorted, (slice) => listDepartures(db, filter, slice)),
        today,
      ),
    })
  })
}

/** The departures with their seats: lists, adds, changes, closes and reopens them. */
export async function adminDeparturesRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addReads(app, context)
  transactionRoute(app, calls.addDeparture, (call) => addDeparture(context, call, call.body))
  transactionRoute(app, calls.changeDeparture, (call) =>
    changeDeparture(context, call, { ...call.params, ...call.body }),
  )
  transactionRoute(app, calls.closeDeparture, (call) =>
    closeDeparture(context, call, call.params.id),
  )
  transactionRoute(app, calls.reopenDeparture, (call) =>
    reopenDeparture(context, call, call.params.id),
  )
}
