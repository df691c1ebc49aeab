import * as calls from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { findDeparture } from './admin-departures.queries.ts'
import { addHotel, changeHotel, listHotels, removeHotel } from './departure-hotels.service.ts'

/** The hotels of a departure, which the Trip Pocket of its group shows. */
export async function departureHotelsRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  const nameOf = ({ id, hotelId }: { id: number; hotelId: number }) => ({
    departureId: id,
    hotelId,
  })

  route(app, calls.listDepartureHotels, async ({ params: { id } }) => {
    if (!(await findDeparture(db, id, clock.today()))) throw new AppError('NOT_FOUND')
    return listHotels(db, id)
  })
  transactionRoute(app, calls.addDepartureHotel, (call) =>
    addHotel(call, call.params.id, call.body),
  )
  transactionRoute(app, calls.changeDepartureHotel, (call) =>
    changeHotel(call, nameOf(call.params), call.body),
  )
  transactionRoute(app, calls.removeDepartureHotel, (call) =>
    removeHotel(call, nameOf(call.params)),
  )
}
