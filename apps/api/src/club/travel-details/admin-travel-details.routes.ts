import {
  exportManifest,
  listDepartureTravelDetails,
  openManifest,
  openMemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { sendCsv } from '../../platform/csv/send-csv.ts'
import type { Db } from '../../platform/db/connect.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { listWhoEntered, lookAtDetails } from './admin-travel-details.service.ts'
import { manifestColumns } from './manifest.csv.ts'
import { readManifest } from './manifest.service.ts'

/** Records who was refused a look. */
const recordRefusals = (db: Db) => ({
  onRefused: async (request: FastifyRequest): Promise<void> => {
    // Not checked yet: cut to what a row can have.
    const { id = '', bookingId } = request.params as { id?: string; bookingId?: string }
    const subject =
      bookingId === undefined ? `departure ${id.slice(0, 20)}` : `booking ${bookingId.slice(0, 20)}`
    await recordAction(db, actorOf(request), { action: 'travel-details.refused', subject })
  },
})

/** Who has entered travel details, and looks at those of one member. */
export async function adminTravelDetailsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  route(app, listDepartureTravelDetails, async ({ params, record }) => {
    const list = await listWhoEntered(context, params.id)
    const subject = `departure ${params.id}`
    await record({ action: 'travel-details.listed', subject })
    return list
  })
  transactionRoute(
    app,
    openMemberTravelDetails,
    ({ trx, record, params: { id, bookingId } }) =>
      lookAtDetails(trx, context, record, { departureId: id, bookingId }),
    recordRefusals(db),
  )
  route(
    app,
    openManifest,
    ({ actor, params: { id: departureId } }) =>
      readManifest(context, actor, { departureId, action: 'manifest.opened' }),
    recordRefusals(db),
  )
  bytesRoute(
    app,
    exportManifest,
    async ({ actor, params: { id: departureId }, reply }) => {
      const action = 'manifest.exported'
      const { travellers } = await readManifest(context, actor, { departureId, action })
      return sendCsv(reply, {
        name: `manifest-${departureId}`,
        date: dateInKolkata(context.clock.now()),
        total: travellers.length,
        columns: manifestColumns,
        batches: Readable.from([travellers]),
      })
    },
    recordRefusals(db),
  )
}
