import { listUserTrips } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import type { AccountOptions } from './account-options.ts'
import { listTripsOf } from './trips.queries.ts'

/** The member's trips. */
export async function userTripsRoutes(
  app: FastifyInstance,
  { db, clock }: AccountOptions,
): Promise<void> {
  route(
    app,
    listUserTrips,
    ({ request }) => listTripsOf(db, { userId: memberIdOf(request), today: clock().today() }),
    memberOnly,
  )
}
