import * as calls from '@farandfew/domain/travel-details/travel-details.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import {
  eraseOwnDetails,
  listStatuses,
  readOwnDetails,
  saveOwnDetails,
} from './travel-details.service.ts'

/** What a member enters before they fly. */
export async function travelDetailsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  route(app, calls.listTravelDetails, ({ userId }) => listStatuses(db, context, userId))
  route(app, calls.getTravelDetails, ({ userId, params }) =>
    readOwnDetails(db, context, { ...params, userId }),
  )
  transactionRoute(app, calls.saveTravelDetails, ({ trx, userId, params, body }) =>
    saveOwnDetails(trx, context, { ...params, userId, form: body }),
  )
  transactionRoute(app, calls.deleteTravelDetails, ({ trx, userId, params }) =>
    eraseOwnDetails(trx, context, { ...params, userId }),
  )
}
