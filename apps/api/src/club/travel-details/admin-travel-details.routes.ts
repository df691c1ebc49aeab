import * as calls from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import {
  describeRoom,
  type ManifestTraveller,
  notGiven,
} from '@farandfew/domain/travel-details/admin-travel-details.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { Db } from '../../platform/db/connect.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { listWhoEntered, lookAtDetails } from './admin-travel-details.service.ts'
import { lookAt, openManifest, readManifest } from './manifest.service.ts'

type Column = (traveller: ManifestTraveller) => string | null

const column = (heading: string, of: Column): [string, Column] => [
  heading,
  (traveller) => of(traveller) || notGiven,
]
const phone = (value: string | null | undefined) => (value ? phoneLabel(value) : null)

const manifestColumns: CsvFile<ManifestTraveller>['columns'] = [
  column('Name', ({ name }) => name),
  column('Phone', (one) => phone(one.phone)),
  column('Email', ({ email }) => email),
  column('Food', ({ details }) => details && (optionLabel(diets, details.diet) ?? details.diet)),
  column('Notes on Food', ({ details }) => details && details.foodNotes),
  column('Room', describeRoom),
  column('Emergency Contact', ({ details }) => details && details.emergencyName),
  column('Relation', ({ details }) => details && details.emergencyRelation),
  column('Emergency Phone', ({ details }) => phone(details?.emergencyPhone)),
  column('Arrives On', ({ arrival }) => arrival && arrival.date),
  column('Arrives At', ({ arrival }) => arrival && arrival.time),
  column('Flight', ({ arrival }) => arrival && arrival.flight),
  column('Arrival Place', ({ arrival }) => arrival && arrival.place),
]

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
  route(app, calls.listDepartureTravelDetails, async ({ params, record }) => {
    const list = await listWhoEntered(context, params.id)
    const subject = `departure ${params.id}`
    await record({ action: 'travel-details.listed', subject })
    return list
  })
  transactionRoute(
    app,
    calls.openMemberTravelDetails,
    (call) => {
      const { id: departureId, bookingId } = call.params
      return lookAtDetails(context, call, { departureId, bookingId })
    },
    recordRefusals(db),
  )
  transactionRoute(
    app,
    calls.openManifest,
    (call) => openManifest(context, call, call.params.id),
    recordRefusals(db),
  )
  bytesRoute(
    app,
    calls.exportManifest,
    async ({ params: { id: departureId }, record, reply }) => {
      const manifest = await readManifest(db, context, departureId)
      await record({ action: 'manifest.exported', ...lookAt(manifest) })
      const { travellers } = manifest
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
