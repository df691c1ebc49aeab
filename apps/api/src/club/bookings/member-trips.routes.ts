import { listUserTrips } from '@farandfew/domain/bookings/bookings.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { listTripsOf } from './member-trips.queries.ts'

export async function tripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context
  route(app, listUserTrips, ({ userId }) => listTripsOf(db, { userId, today: clock.today() }))
}
