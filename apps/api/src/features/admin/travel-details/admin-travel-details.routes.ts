import {
  listDepartureTravelDetails,
  openMemberTravelDetails,
} from '@farandfew/domain/admin/travel-details'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { listWhoEntered, lookAtDetails } from './admin-travel-details.service.ts'

const guard = adminOnly

/** The guard of a look, which also records who was refused. */
const loggedGuard = (db: Db) => ({
  ...guard,
  onRequest: async (request: FastifyRequest): Promise<void> => {
    try {
      await guard.onRequest(request)
    } catch (error) {
      if (error instanceof AppError && error.code === 'ROLE_NOT_ALLOWED') {
        // Not checked yet: cut to what a row can have.
        const { bookingId = '' } = request.params as { bookingId?: string }
        const subject = `booking ${bookingId.slice(0, 20)}`
        await recordAction(db, actorOf(request), { action: 'travel-details.refused', subject })
      }
      throw error
    }
  },
})

/** Who has entered travel details, and looks at those of one member. */
export async function adminTravelDetailsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  route(
    app,
    listDepartureTravelDetails,
    async ({ params, request }) => {
      const list = await listWhoEntered(context, params.id)
      const subject = `departure ${params.id}`
      await recordAction(db, actorOf(request), { action: 'travel-details.listed', subject })
      return list
    },
    adminOnly,
  )
  route(
    app,
    openMemberTravelDetails,
    ({ params: { id, bookingId }, request }) =>
      lookAtDetails(context, actorOf(request), { departureId: id, bookingId }),
    loggedGuard(db),
  )
}
