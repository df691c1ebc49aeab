import * as calls from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { deleteSeatNotice, endEntry, listPlaces } from './waitlist.queries.ts'
import { askForSeatNotice, joinWaitlist, openPlace } from './waitlist.service.ts'

/** The member's places on waitlists. */
export async function waitlistRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  transactionRoute(app, calls.joinWaitlist, ({ trx, userId, body }) =>
    joinWaitlist(trx, context, { userId, departureId: body.scheduleId }),
  )
  transactionRoute(app, calls.askForSeatNotice, ({ trx, userId, body }) =>
    askForSeatNotice(trx, context, { userId, departureId: body.scheduleId }),
  )
  route(app, calls.listWaitlistPlaces, ({ userId }) => listPlaces(db, { userId }))
  transactionRoute(app, calls.openWaitlistOffer, ({ trx, userId, params }) =>
    openPlace(trx, { userId, departureId: params.id }),
  )
  transactionRoute(app, calls.leaveWaitlist, async ({ trx, userId, params }) => {
    const entry = { userId, departureId: params.id }
    // As the trigger `bookings_seat_notice` and what ends the entry after it, so that the two cannot deadlock.
    await deleteSeatNotice(trx, entry)
    await endEntry(trx, entry)
    return { waiting: false as const }
  })
}
