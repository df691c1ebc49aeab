import {
  addDepartureHotel,
  changeDepartureHotel,
  listDepartureHotels,
  removeDepartureHotel,
} from '@farandfew/domain/departures/departure-hotels.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { listHotels } from './hotels.queries.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { findDeparture } from './admin-departures.queries.ts'
import { addHotel, changeHotel, removeHotel } from './departure-hotels.service.ts'

/** The hotels of a departure, which the Trip Pocket of its group shows. */
export async function departureHotelsRoutes(
  app: FastifyInstance,
  { db }: AppContext,
): Promise<void> {
  const callOf = (departureId: number, request: FastifyRequest) => ({
    db,
    departureId,
    actor: actorOf(request),
  })

  route(app, listDepartureHotels, async ({ params: { id } }) => {
    if (!(await findDeparture(db, id))) throw new AppError('NOT_FOUND')
    return listHotels(db, id)
  })
  route(app, addDepartureHotel, ({ params, body, request }) =>
    addHotel(callOf(params.id, request), body),
  )
  route(app, changeDepartureHotel, ({ params, body, request }) =>
    changeHotel(callOf(params.id, request), params.hotelId, body),
  )
  route(app, removeDepartureHotel, ({ params, request }) =>
    removeHotel(callOf(params.id, request), params.hotelId),
  )
}
