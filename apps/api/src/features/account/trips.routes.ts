import { listUserTrips } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { route } from '../../plugins/contract-route.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'
import { listTripsOf } from './trips.queries.ts'

/** The member's trips. */
export async function tripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  route(
    app,
    listUserTrips,
    ({ request }) => listTripsOf(db, { userId: getMemberId(request), today: clock.today() }),
    memberOnly,
  )
}
