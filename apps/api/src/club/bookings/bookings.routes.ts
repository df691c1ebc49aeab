import {
  cancelBooking as cancelBookingContract,
  getBooking,
  getBookingCalendar as getBookingCalendarContract,
  getDepartureOffer,
  holdSeat as holdSeatContract,
  listBookings,
} from '@farandfew/domain/bookings/bookings.contract.ts'
import {
  joinWaitlist as joinWaitlistContract,
  leaveWaitlist,
  listWaitlistPlaces,
  openWaitlistOffer,
} from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { createKeyedCache } from '../../platform/public-reads/snapshot-cache.ts'
import { findMemberId, getMemberId } from '../../platform/session/member-session.ts'
import { getBookingCalendar } from './booking-calendar.ts'
import { cancelBooking, getBookingView, holdSeat, listBookingViews } from './bookings.service.ts'
import { getOffer } from './offers.service.ts'
import { endEntry, listPlaces } from './waitlist.queries.ts'
import { joinWaitlist, openPlace } from './waitlist.service.ts'

/** Departures as they are sold, and the member's bookings. */
export async function bookingsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const readVisitorsOffer = createKeyedCache({
    load: (id: number) => getOffer(context, { id, userId: undefined }),
    maxAgeMs: context.publicReads.maxAgeMs,
  })
  route(app, getDepartureOffer, ({ params: { id }, request }) => {
    const userId = findMemberId(request)
    return userId === undefined ? readVisitorsOffer(id) : getOffer(context, { id, userId })
  })

  route(app, holdSeatContract, ({ body, request }) => {
    const userId = getMemberId(request)
    return answerOnce(
      context,
      keyedRequest(holdSeatContract, request, userId),
      (trx) => holdSeat(trx, context, { userId, ...body }),
      { whileRunning: 'refuse' },
    )
  })

  route(app, joinWaitlistContract, ({ body, request }) => {
    const userId = getMemberId(request)
    return answerOnce(
      context,
      keyedRequest(joinWaitlistContract, request, userId),
      (trx) => joinWaitlist(trx, context, { userId, ...body }),
      { whileRunning: 'refuse' },
    )
  })

  route(app, listWaitlistPlaces, ({ request }) =>
    listPlaces(context.db, { userId: getMemberId(request) }),
  )

  route(app, openWaitlistOffer, ({ params, request }) =>
    context.db
      .transaction()
      .execute((trx) => openPlace(trx, { userId: getMemberId(request), scheduleId: params.id })),
  )

  route(app, leaveWaitlist, async ({ params, request }) => {
    const entry = { userId: getMemberId(request), tripScheduleId: params.id }
    await endEntry(context.db, entry)
    return { waiting: false as const }
  })

  route(app, listBookings, ({ request }) => listBookingViews(context, getMemberId(request)))

  route(app, getBooking, ({ params, request }) =>
    getBookingView(context, { id: params.id, userId: getMemberId(request) }),
  )

  bytesRoute(app, getBookingCalendarContract, async ({ params, request, reply }) => {
    const owner = { id: params.id, userId: getMemberId(request) }
    const { text, headers } = await getBookingCalendar(context, owner)
    return reply.headers(headers).send(text)
  })

  route(app, cancelBookingContract, ({ params, body, request }) => {
    const userId = getMemberId(request)
    const cancelled = { id: params.id, userId, ...body }
    return answerOnce(
      context,
      keyedRequest(cancelBookingContract, request, userId),
      (trx) => cancelBooking(trx, context, cancelled),
      { whileRunning: 'refuse' },
    )
  })
}
