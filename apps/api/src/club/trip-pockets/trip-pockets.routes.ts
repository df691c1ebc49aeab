import { getTripPocket } from '@farandfew/domain/trip-pockets/trip-pockets.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getGroupAccess } from '../groups/group-access.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { readTripPocket } from './trip-pockets.service.ts'

/** What the members of a group take along: read when they are online, kept by the page for when they are not. */
export async function tripPocketsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, getTripPocket, async ({ userId, params: { departureId } }) => {
    const member = { departureId, userId, today: context.clock.today() }
    return readTripPocket(context, await getGroupAccess(context.db, member))
  })
}
