import {
  deleteTravelDetails,
  getTravelDetails,
  listTravelDetails,
  saveTravelDetails,
} from '@farandfew/domain/travel-details/travel-details.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
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
  const asked = (params: { departureId: number }, request: FastifyRequest) => ({
    ...params,
    userId: getMemberId(request),
  })
  route(app, listTravelDetails, ({ userId }) => listStatuses(context, userId))
  route(app, getTravelDetails, ({ params, request }) =>
    readOwnDetails(context, asked(params, request)),
  )
  route(app, saveTravelDetails, ({ params, body, request }) =>
    saveOwnDetails(context, asked(params, request), body),
  )
  route(app, deleteTravelDetails, ({ params, request }) =>
    eraseOwnDetails(context, asked(params, request)),
  )
}
