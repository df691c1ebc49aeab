import * as calls from '@farandfew/domain/bookings/bookings.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { createKeyedCache } from '../../platform/public-reads/snapshot-cache.ts'
import { findMemberId } from '../../platform/session/member-session.ts'
import { getBookingCalendar } from '../seats/booking-calendar.ts'
import { cancelBooking, getBookingView, holdSeat, listBookingViews } from './bookings.service.ts'
import { getOffer } from './departure-offer.service.ts'
import { verifyPayment } from '../payments/gateway-reports.service.ts'

/** Departures as they are sold, and the member's bookings. */
export async function bookingsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const readVisitorsOffer = createKeyedCache({
    load: (id: number) => getOffer(context, { id, userId: undefined }),
    maxAgeMs: context.publicReads.maxAgeMs,
  })
  route(app, calls.getDepartureOffer, ({ params: { id }, request }) => {
    const userId = findMemberId(request)
    return userId === undefined ? readVisitorsOffer(id) : getOffer(context, { id, userId })
  })

  transactionRoute(app, calls.holdSeat, ({ trx, userId, body }) =>
    holdSeat(trx, context, { userId, departureId: body.scheduleId }),
  )

  route(app, calls.listBookings, ({ userId }) => listBookingViews(context, userId))
  route(app, calls.getBooking, ({ userId, params: { id } }) =>
    getBookingView(context, { id, userId }),
  )
  bytesRoute(app, calls.getBookingCalendar, async ({ userId, params: { id }, reply }) => {
    const { text, headers } = await getBookingCalendar(context, { id, userId })
    return reply.headers(headers).send(text)
  })
  transactionRoute(app, calls.cancelBooking, ({ trx, userId, params: { id }, body }) =>
    cancelBooking(trx, context, { id, userId, ...body }),
  )
  route(app, calls.verifyPayment, async ({ userId, body }) => {
    const id = await verifyPayment(context, body, userId)
    return getBookingView(context, { id, userId })
  })
}
