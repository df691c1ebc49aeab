import * as calls from '@farandfew/domain/trips/admin-trips.contract.ts'
import { tripHistoryLength } from '@farandfew/domain/trips/admin-trips.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { findStoredTrip, listStoredTrips, type StoredTrip } from './admin-trips.queries.ts'
import { addTrip, changeTrip, isUndoable, undoChange } from './admin-trips.service.ts'
import { listChanges } from './trip-history.queries.ts'
import { toAdminTrip } from './trip-values.ts'

/** The trips, their changes, and the undo of a change. */
export async function adminTripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, urls } = context
  const answer = (trip: StoredTrip) => toAdminTrip(trip, urls.web)
  const getTrip = async (id: number) => {
    const trip = await findStoredTrip(db, id)
    if (!trip) throw new AppError('TRIP_NOT_FOUND')
    return trip
  }

  route(app, calls.listAdminTrips, async () => ({
    items: (await listStoredTrips(db)).map(answer),
    siteUrl: new URL(urls.web).origin,
  }))
  route(app, calls.getAdminTrip, async ({ params }) => answer(await getTrip(params.id)))

  transactionRoute(app, calls.addAdminTrip, async (call) =>
    answer(await addTrip(context, call, call.body)),
  )
  transactionRoute(app, calls.changeAdminTrip, async (call) =>
    answer(await changeTrip(context, call, { ...call.params, ...call.body })),
  )
  transactionRoute(app, calls.undoAdminTrip, async (call) =>
    answer(await undoChange(context, call, { ...call.params, ...call.body })),
  )

  route(app, calls.getAdminTripHistory, async ({ params }) => {
    const trip = await getTrip(params.id)
    const changes = await listChanges(db, params.id, tripHistoryLength)
    return {
      items: changes.map((change) => ({
        id: change.id,
        at: change.at.toISOString(),
        operator: change.operator,
        isUndo: change.action === 'trip.change-undone',
        before: change.before,
        after: change.after,
        undoable: isUndoable(trip, change),
      })),
    }
  })
}
