import * as calls from '@farandfew/domain/roommates/admin-roommates.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { subjectOf } from '../departures/admin-departures.service.ts'
import { getRooms, proposeRooms, reopenRoom } from './admin-roommates.service.ts'

/** The rooms of a departure: shows them, proposes them now, and reopens a fixed one. */
export async function adminRoommatesRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  route(app, calls.getDepartureRooms, async ({ params: { id }, record }) => {
    const rooms = await getRooms(context.db, id, context.clock.today())
    await record({ action: 'rooms.viewed', subject: subjectOf(id) })
    return rooms
  })
  transactionRoute(app, calls.proposeRooms, (call) => proposeRooms(context, call, call.params.id))
  transactionRoute(app, calls.reopenRoom, (call) => reopenRoom(context, call, call.params))
}
