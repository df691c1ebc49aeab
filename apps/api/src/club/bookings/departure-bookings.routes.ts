import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import * as calls from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { FastifyInstance } from 'fastify'
import { recordAction } from '../../platform/audit/record-action.ts'
import { roleOf } from '../../platform/session/admin-session.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readFigures } from '../../platform/figures/read-figures.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { listOtherMeetings } from '../departures/admin-departures.queries.ts'
import {
  getDeparture,
  subjectOf,
  toAdminDeparture,
} from '../departures/admin-departures.service.ts'
import {
  cancelDeparture,
  continueCancellation,
  findCancellation,
} from './cancel-departure.service.ts'
import { allMoneyOfDeparture, listDepartureBookings } from './departure-bookings.queries.ts'

/**
 * A departure with its bookings.
 * @throws AppError NOT_FOUND
 */
async function getDepartureWithBookings(
  db: Db,
  id: number,
  today: CalendarDate,
): Promise<AdminDepartureWithBookings> {
  const row = await getDeparture(db, id, today)
  const departure = toAdminDeparture(row, today)
  return {
    ...departure,
    ...(await readFigures(db, allMoneyOfDeparture(id, today))),
    meetingChoices: { trip: row.meetings ?? [], others: await listOtherMeetings(db, row) },
    canCancel: departure.groupDecision !== 'cancelled' && row.departureDate >= today,
    ...(await listDepartureBookings(db, row, today)),
  }
}

/** A departure with its bookings, and the cancelling of all bookings for the club. */
export async function departureBookingsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { clock, db } = context

  transactionRoute(app, calls.getAdminDeparture, async ({ trx, params, record }) => {
    const departure = await getDepartureWithBookings(trx, params.id, clock.today())
    await record({
      action: 'departure.viewed',
      subject: subjectOf(params.id),
      details: { bookings: departure.bookings.length },
    })
    return departure
  })

  route(app, calls.getDepartureCancellation, async ({ params }) => ({
    cancellation: await findCancellation(db, params.id, clock.today()),
  }))

  route(app, calls.cancelDeparture, async ({ actor, params: { id }, body, request }) => {
    await transact(context, async (trx) => {
      const cancelled = await cancelDeparture(trx, context, { id, ...body, role: roleOf(request) })
      if (!cancelled) return
      const { before, ...details } = cancelled
      await recordAction(trx, actor, {
        action: 'departure.cancelled',
        subject: subjectOf(id),
        before: { groupDecision: before },
        after: { groupDecision: 'cancelled' },
        details: { ...details, reason: body.reason },
      })
    })
    await continueCancellation(context, id)
    return getDepartureWithBookings(db, id, clock.today())
  })
}
