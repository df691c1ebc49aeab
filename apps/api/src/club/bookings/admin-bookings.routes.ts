import * as calls from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import {
  bookingSumNames,
  bookingSums,
  type ListedBooking,
  moneyFilterNames,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { batchesInOrder, readInOrder } from '../../platform/paging/by-order.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { roleOf } from '../../platform/session/admin-session.ts'
import {
  countBookings,
  findDepartureName,
  listBookings,
  maxFound,
  sortedBookings,
} from './admin-bookings.queries.ts'
import { matchingBookings } from '../seats/booking-search.queries.ts'
import { cancelBookingForOperator, endHoldsOf } from './cancellations.service.ts'
import { refundPartOfBooking } from '../refunds/part-refund.service.ts'
import { enterBooking, extendDeadline, sendConfirmationAgain } from './entry.service.ts'
import { sendReceiptAgain } from '../refunds/refunds.service.ts'
import { recordTransfer } from '../payments/transfers.service.ts'
import { listMoveTargets, moveBooking } from './move.service.ts'
import { explainEnd, getBooking, subjectOf } from './admin-bookings.service.ts'
import { rupees } from '../payments/money-lists.csv.ts'

const viewOf = ({ clock }: AppContext, request: FastifyRequest) => ({
  role: roleOf(request),
  now: new Date(),
  today: clock.today(),
})

type BookingColumn = CsvFile<ListedBooking>['columns'][number]

/** The amounts in rupees, as the file for the accountant has them. */
const bookingColumns: readonly BookingColumn[] = [
  ['Booking', ({ id }) => id],
  ['Member', ({ name }) => name],
  ['Username', ({ username }) => username],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Departure', ({ departureDate }) => departureDate],
  ['State', ({ label }) => label],
  ['Money', ({ moneyLabel }) => moneyLabel],
  ['Balance', ({ balance }) => balance && moneyFilterNames[`balance-${balance}`]],
  ['Balance due', ({ balanceDue }) => balanceDue],
  ...bookingSumNames.map((sum): BookingColumn => [
    bookingSums[sum].name,
    ({ [sum]: amount }) => rupees(amount),
  ]),
  ['Price', ({ totalAmount }) => rupees(totalAmount)],
  ['Currency', ({ currency }) => currency],
  ['Booked At', ({ createdAt }) => createdAt],
]

function addReads(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context
  route(app, calls.listAdminBookings, async ({ query, record }) => {
    const { search, status, money, count } = query
    const today = clock.today()
    const condition = await matchingBookings(db, query, today)
    const [page, counted, departure] = await Promise.all([
      readInOrder(query, sortedBookings(query), (slice) =>
        listBookings(db, condition, slice, today),
      ),
      count === 'no' ? undefined : countBookings(db, condition, { isSearch: search !== undefined }),
      query.departure === undefined ? undefined : findDepartureName(db, query.departure),
    ])
    const total = counted ?? page.items.length
    await record({
      action: 'bookings.listed',
      // Without the search text, which may be a name.
      details: { status, money, searched: !!search, bookings: page.items.length },
    })
    const hasMore =
      counted === undefined ? page.nextCursor !== null : search !== undefined && counted > maxFound
    const answer = { ...page, ...(departure && { departure }) }
    return hasMore ? { ...answer, total: Math.min(total, maxFound), hasMore } : { ...answer, total }
  })

  bytesRoute(app, calls.exportAdminBookings, async ({ query, reply, record }) => {
    const { ids, search, status, money } = query
    const today = clock.today()
    const condition = ids
      ? sql`b.id = any(${ids}::int[])`
      : await matchingBookings(db, query, today)
    const total = await countBookings(db, condition, { isSearch: false })
    await record({
      action: 'bookings.exported',
      // Without the search text, which may be a name.
      details: { status, money, searched: !!search, selected: ids?.length, bookings: total },
    })
    return sendCsv(reply, {
      name: 'bookings',
      date: today,
      total,
      columns: bookingColumns,
      batches: batchesInOrder(sortedBookings(query), (slice) =>
        listBookings(db, condition, slice, today),
      ),
    })
  })

  route(app, calls.getAdminBooking, async ({ params: { id }, request, record }) => {
    const booking = await getBooking(db, id, viewOf(context, request))
    const subject = subjectOf(id)
    await record({ action: 'booking.viewed', subject })
    return booking
  })

  route(app, calls.listMoveTargets, ({ params }) => listMoveTargets(context, params.id))
}

interface BookingCall {
  trx: Db
  request: FastifyRequest
  params: { id: number }
}

/** That there is a reason. It is with the booking: the log, which is kept forever, has no words about a person. */
const reasonFacts = (reason: string | undefined) =>
  reason === undefined ? {} : ({ hasReason: true } as const)

/** The bookings with their money: lists, shows, cancels and moves them. */
export async function adminBookingsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  addReads(app, context)

  /** Changes a booking and returns it. Says how the booking ended, if it has. */
  const change = async (
    { trx, request, params: { id } }: BookingCall,
    work: (booking: { id: number; role: OperatorRole }) => Promise<unknown>,
  ) => {
    try {
      await work({ id, role: roleOf(request) })
    } catch (error) {
      const hasEnded = error instanceof AppError && error.code === 'BOOKING_ENDED'
      throw hasEnded ? await explainEnd(trx, id, context.clock.today()) : error
    }
    return getBooking(trx, id, viewOf(context, request))
  }

  transactionRoute(app, calls.cancelAdminBooking, (call) =>
    change(call, async ({ id, role }) => {
      const { reason, ...figures } = call.body
      await cancelBookingForOperator(call.trx, context, { bookingId: id, ...call.body, role })
      const details = { ...figures, ...reasonFacts(reason) }
      await call.record({ action: 'booking.cancelled', subject: subjectOf(id), details })
    }),
  )
  transactionRoute(app, calls.moveAdminBooking, (call) =>
    change(call, async ({ id, role }) => {
      const { from, to, reason } = call.body
      const money = await moveBooking(call.trx, context, { id, ...call.body, role })
      await call.record({
        action: 'booking.moved',
        subject: subjectOf(id),
        before: { departure: from },
        after: { departure: to },
        details: { ...money, ...reasonFacts(reason) },
      })
    }),
  )
  transactionRoute(app, calls.refundPart, (call) =>
    change(call, async ({ id, role }) => {
      await refundPartOfBooking(call.trx, context, { id, ...call.body, role })
      const details = { refund: call.body.amount, hasReason: true } as const
      await call.record({ action: 'booking.part-refunded', subject: subjectOf(id), details })
    }),
  )
  transactionRoute(app, calls.recordTransfer, (call) =>
    change(call, async ({ id }) => {
      const { amount, receivedOn, reference } = call.body
      await recordTransfer(call.trx, context, { id, ...call.body })
      const details = { amount, receivedOn, reference }
      await call.record({ action: 'booking.transfer-recorded', subject: subjectOf(id), details })
    }),
  )
  transactionRoute(app, calls.extendDeadline, (call) =>
    change(call, async ({ id }) => {
      await extendDeadline(call.trx, context, { id, ...call.body })
      const details = call.body
      await call.record({ action: 'booking.deadline-extended', subject: subjectOf(id), details })
    }),
  )
  transactionRoute(app, calls.sendConfirmationAgain, (call) =>
    change(call, async ({ id }) => {
      await sendConfirmationAgain(call.trx, context, id)
      await call.record({ action: 'booking.confirmation-sent', subject: subjectOf(id) })
    }),
  )
  transactionRoute(app, calls.sendReceiptAgain, (call) =>
    change(call, async ({ id }) => {
      const receipt = call.params.number
      await sendReceiptAgain(call.trx, context, { id, slug: receipt })
      await call.record({
        action: 'booking.receipt-sent',
        subject: subjectOf(id),
        details: { receipt },
      })
    }),
  )
  transactionRoute(app, calls.enterBooking, async ({ trx, params, body, request, record }) => {
    const id = await enterBooking(trx, context, { departureId: params.id, ...body })
    const details = { departure: params.id, days: body.days }
    await record({ action: 'booking.entered', subject: subjectOf(id), details })
    return getBooking(trx, id, viewOf(context, request))
  })
  transactionRoute(app, calls.endHolds, async ({ trx, params: { id: userId }, record }) => {
    const ended = await endHoldsOf(trx, context, userId)
    await record({
      action: 'holds.ended',
      subject: `user ${userId}`,
      details: { holds: ended },
    })
    return { ended }
  })
}
