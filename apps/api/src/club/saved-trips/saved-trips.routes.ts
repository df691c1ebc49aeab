import {
  listSavedTrips,
  mergeSavedTrips,
  saveTrip,
  unsaveTrip,
} from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { addSaved, hasTrip, listSaved, removeSaved } from './saved-trips.queries.ts'

export async function savedTripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const answer = async (userId: number) => ({ tripIds: await listSaved(db, userId) })

  route(app, listSavedTrips, ({ userId }) => answer(userId))

  route(app, mergeSavedTrips, async ({ userId, body }) => {
    const tripIds = [...new Set(body.tripIds)].reverse()
    await db.transaction().execute((trx) => addSaved(trx, { userId, tripIds }))
    return answer(userId)
  })

  route(app, saveTrip, async ({ userId, params: { tripId } }) => {
    await db.transaction().execute(async (trx) => {
      if (!(await hasTrip(trx, tripId))) throw new AppError('TRIP_NOT_FOUND')
      const left = await addSaved(trx, { userId, tripIds: [tripId] })
      if (left > 0) throw new AppError('SAVED_TRIPS_FULL')
    })
    return answer(userId)
  })

  route(app, unsaveTrip, async ({ userId, params: { tripId } }) => {
    await removeSaved(db, { userId, tripId })
    return answer(userId)
  })
}
