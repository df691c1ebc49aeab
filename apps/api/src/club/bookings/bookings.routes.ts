import * as calls from '@farandfew/domain/bookings/bookings.contract.ts'
import * as waitlistCalls from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { createKeyedCache } from '../../platform/public-reads/snapshot-cache.ts'
import { findMemberId } from '../../platform/session/member-session.ts'
import { getBookingCalendar } from './booking-calendar.ts'
import { cancelBooking, getBookingView, holdSeat, listBookingViews } from './bookings.service.ts'
import { getOffer } from './offers.service.ts'
import { endEntry, listPlaces } from './waitlist.queries.ts'
import { joinWaitlist, openPlace } from './waitlist.service.ts'

/** Departures as they are sold, and the member's bookings. */
export async function bookingsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const readVisitorsOffer = createKeyedCache({
    load: (id: number) => getOffer(context, { id, userId: undefined }),
    maxAgeMs: context.publicReads.maxAgeMs,
  })
  route(app, calls.getDepartureOffer, ({ params: { id }, request }) => {
    const userId = findMemberId(request)
    return userId === undefined ? readVisitorsOffer(id) : getOffer(context, { id, userId })
  })

  transactionRoute(app, calls.holdSeat, ({ trx, userId, body }) =>
    holdSeat(trx, context, { userId, ...body }),
  )
  transactionRoute(app, waitlistCalls.joinWaitlist, ({ trx, userId, body }) =>
    joinWaitlist(trx, context, { userId, ...body }),
  )
  route(app, waitlistCalls.listWaitlistPlaces, ({ userId }) => listPlaces(db, { userId }))
  transactionRoute(app, waitlistCalls.openWaitlistOffer, ({ trx, userId, params }) =>
    openPlace(trx, { userId, scheduleId: params.id }),
  )
  route(app, waitlistCalls.leaveWaitlist, async ({ userId, params }) => {
    await endEntry(db, { userId, tripScheduleId: params.id })
    return { waiting: false as const }
  })

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
}
