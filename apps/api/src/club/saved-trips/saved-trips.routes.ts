import {
  listSavedTrips,
  mergeSavedTrips,
  saveTrip,
  unsaveTrip,
} from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { addSaved, hasTrip, listSaved, removeSaved } from './saved-trips.queries.ts'

export async function savedTripsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  const answer = async (from: Db, userId: number) => ({ tripIds: await listSaved(from, userId) })

  route(app, listSavedTrips, ({ userId }) => answer(db, userId))

  transactionRoute(app, mergeSavedTrips, async ({ trx, userId, body }) => {
    await addSaved(trx, { userId, tripIds: [...new Set(body.tripIds)].reverse() })
    return answer(trx, userId)
  })

  transactionRoute(app, saveTrip, async ({ trx, userId, params: { tripId } }) => {
    if (!(await hasTrip(trx, tripId))) throw new AppError('TRIP_NOT_FOUND')
    const left = await addSaved(trx, { userId, tripIds: [tripId] })
    if (left > 0) throw new AppError('SAVED_TRIPS_FULL')
    return answer(trx, userId)
  })

  transactionRoute(app, unsaveTrip, async ({ trx, userId, params: { tripId } }) => {
    await removeSaved(trx, { userId, tripId })
    return answer(trx, userId)
  })
}
