import {
  addAdminTrip,
  changeAdminTrip,
  getAdminTrip,
  getAdminTripHistory,
  listAdminTrips,
  undoAdminTrip,
} from '@farandfew/domain/trips/admin-trips.contract.ts'
import { tripHistoryLength } from '@farandfew/domain/trips/admin-trips.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { actorOf } from '../../platform/audit/record-action.ts'
import { findStoredTrip, listStoredTrips, type StoredTrip } from './admin-trips.queries.ts'
import { addTrip, changeTrip, isUndoable, undoChange } from './admin-trips.service.ts'
import { listChanges, tripActions } from './trip-history.queries.ts'
import { toAdminTrip } from './trip-values.ts'

/** The trips, their changes, and the undo of a change. */
export async function adminTripsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, urls, clock } = context
  const answer = (trip: StoredTrip) => toAdminTrip(trip, urls.web)
  const callOf = (request: FastifyRequest) => ({
    actor: actorOf(request),
    now: clock.now(),
    today: clock.today(),
  })
  const getTrip = async (id: number) => {
    const trip = await findStoredTrip(db, id)
    if (!trip) throw new AppError('TRIP_NOT_FOUND')
    return trip
  }

  route(app, listAdminTrips, async () => ({
    items: (await listStoredTrips(db)).map(answer),
    siteUrl: new URL(urls.web).origin,
  }))

  route(app, addAdminTrip, ({ body, request }) =>
    answerOnce(context, keyedRequest(addAdminTrip, request), async (trx) =>
      answer(await addTrip(trx, { fields: body, ...callOf(request) })),
    ),
  )

  route(app, getAdminTrip, async ({ params }) => answer(await getTrip(params.id)))

  route(app, changeAdminTrip, async ({ params, body, request }) => {
    const { version, ...values } = body
    return answer(await changeTrip(db, { ...params, version, values, ...callOf(request) }))
  })

  route(app, undoAdminTrip, async ({ params, body, request }) =>
    answer(await undoChange(db, { ...params, ...body, ...callOf(request) })),
  )

  route(app, getAdminTripHistory, async ({ params }) => {
    const trip = await getTrip(params.id)
    const changes = await listChanges(db, params.id, tripHistoryLength)
    return {
      items: changes.map((change) => ({
        id: change.id,
        at: change.at.toISOString(),
        operator: change.operator,
        isUndo: change.action === tripActions.undo,
        before: change.before,
        after: change.after,
        undoable: isUndoable(trip, change),
      })),
    }
  })
}
