import {
  listSavedTrips,
  mergeSavedTrips,
  saveTrip,
  unsaveTrip,
} from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { addSaved, hasTrip, listSaved, removeSaved } from './saved-trips.queries.ts'

export async function savedTripsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, listSavedTrips, ({ userId }) => listSaved(db, userId))

  transactionRoute(app, mergeSavedTrips, async ({ trx, userId, body }) => {
    const { tripIds, departureIds = {} } = body
    await addSaved(trx, { userId, tripIds: [...new Set(tripIds)].reverse(), departureIds })
    return listSaved(trx, userId)
  })

  transactionRoute(app, saveTrip, async ({ trx, userId, params: { tripId }, query }) => {
    if (!(await hasTrip(trx, tripId))) throw new AppError('TRIP_NOT_FOUND')
    const departureIds = query.departureId === undefined ? {} : { [tripId]: query.departureId }
    const left = await addSaved(trx, { userId, tripIds: [tripId], departureIds })
    if (left > 0) throw new AppError('SAVED_TRIPS_FULL')
    return listSaved(trx, userId)
  })

  transactionRoute(app, unsaveTrip, async ({ trx, userId, params: { tripId } }) => {
    await removeSaved(trx, { userId, tripId })
    return listSaved(trx, userId)
  })
}
