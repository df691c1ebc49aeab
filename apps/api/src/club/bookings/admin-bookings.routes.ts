import {
  cancelAdminBooking,
  exportAdminBookings,
  enterBooking as enterBookingContract,
  extendDeadline as extendDeadlineContract,
  getAdminBooking,
  listAdminBookings,
  listMoveTargets as listMoveTargetsContract,
  moveAdminBooking,
  recordTransfer as recordTransferContract,
  refundPart,
  sendConfirmationAgain as sendConfirmationAgainContract,
  sendReceiptAgain as sendReceiptAgainContract,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { type ListedBooking, moneyFilterNames } from '@farandfew/domain/bookings/admin-bookings.ts'
import { bookingStatusNames, moneyStateNames } from '@farandfew/domain/seats/booking.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { batchesInOrder, readInOrder } from '../../platform/paging/by-order.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { roleOf } from '../../platform/session/admin-session.ts'
import {
  countBookings,
  listBookings,
  matchingBookings,
  maxFound,
  sortedBookings,
} from './admin-bookings.queries.ts'
import { cancelBookingForOperator, refundPartOfBooking } from './cancellations.service.ts'
import { enterBooking, extendDeadline, sendConfirmationAgain } from './entry.service.ts'
import { sendReceiptAgain } from './money-documents.service.ts'
import { recordTransfer } from './transfers.service.ts'
import { listMoveTargets, moveBooking } from './move.service.ts'
import { explainEnd, getBooking, subjectOf } from './admin-bookings.service.ts'
import { rupees } from './money-lists.csv.ts'

const viewOf = ({ clock }: AppContext, request: FastifyRequest) => ({
  role: roleOf(request),
  now: new Date(),
  today: clock.today(),
})

/** The amounts in rupees, as the file for the accountant has them. */
const bookingColumns: CsvFile<ListedBooking>['columns'] = [
  ['Booking', ({ id }) => id],
  ['Member', ({ name }) => name],
  ['Username', ({ username }) => username],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Departure', ({ departureDate }) => departureDate],
  ['State', ({ status }) => bookingStatusNames[status]],
  ['Money', ({ money }) => moneyStateNames[money]],
  ['Balance', ({ balance }) => balance && moneyFilterNames[`balance-${balance}`]],
  ['Balance due', ({ balanceDue }) => balanceDue],
  ['Still to pay', ({ balanceOwed }) => rupees(balanceOwed)],
  ['Paid', ({ amountPaid }) => rupees(amountPaid)],
  ['Price', ({ totalAmount }) => rupees(totalAmount)],
  ['Currency', ({ currency }) => currency],
  ['Booked At', ({ createdAt }) => createdAt],
]

function addReads(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context
  route(app, listAdminBookings, async ({ query, request }) => {
    const { search, status, money, count } = query
    const today = clock.today()
    const condition = await matchingBookings(db, query, today)
    const [page, counted] = await Promise.all([
      readInOrder(query, sortedBookings(query), (slice) =>
        listBookings(db, condition, slice, today),
      ),
      count === 'no' ? undefined : countBookings(db, condition, { isSearch: search !== undefined }),
    ])
    const total = counted ?? page.items.length
    await recordAction(db, actorOf(request), {
      action: 'bookings.listed',
      // Without the search text, which may be a name.
      details: { status, money, searched: !!search, bookings: page.items.length },
    })
    const hasMore =
      counted === undefined ? page.nextCursor !== null : search !== undefined && counted > maxFound
    return hasMore ? { ...page, total: Math.min(total, maxFound), hasMore } : { ...page, total }
  })

  bytesRoute(app, exportAdminBookings, async ({ query, request, reply }) => {
    const { ids, search, status, money } = query
    const today = clock.today()
    const condition = ids
      ? sql`b.id = any(${ids}::int[])`
      : await matchingBookings(db, query, today)
    const total = await countBookings(db, condition, { isSearch: false })
    await recordAction(db, actorOf(request), {
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

  route(app, getAdminBooking, async ({ params: { id }, request }) => {
    const booking = await getBooking(db, id, viewOf(context, request))
    const subject = subjectOf(id)
    await recordAction(db, actorOf(request), { action: 'booking.viewed', subject })
    return booking
  })

  route(app, listMoveTargetsContract, ({ params }) => listMoveTargets(context, params.id))
}

/** The bookings with their money: lists, shows, cancels and moves them. */
export async function adminBookingsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db } = context
  addReads(app, context)

  /** Says how the booking ended, if it has. */
  const withEnd = <T>(id: number, change: Promise<T>): Promise<T> =>
    change.catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'BOOKING_ENDED') {
        throw await explainEnd(db, id, context.clock.today())
      }
      throw error
    })

  route(app, cancelAdminBooking, ({ params: { id }, body, request }) => {
    const { reason, ...figures } = body
    const change = answerOnce(
      context,
      keyedRequest(cancelAdminBooking, request),
      async (trx) => {
        const cancellation = { bookingId: id, ...body, role: roleOf(request) }
        await cancelBookingForOperator(trx, context, cancellation)
        await recordAction(trx, actorOf(request), {
          action: 'booking.cancelled',
          subject: subjectOf(id),
          // The reason is with the booking: the log, which is kept forever, has no words about a person.
          details: { ...figures, ...(reason !== undefined && { hasReason: true }) },
        })
        return getBooking(trx, id, viewOf(context, request))
      },
      { whileRunning: 'refuse' },
    )
    return withEnd(id, change)
  })

  route(app, recordTransferContract, ({ params: { id }, body, request }) => {
    const change = answerOnce(
      context,
      keyedRequest(recordTransferContract, request),
      async (trx) => {
        await recordTransfer(trx, context, { id, ...body })
        const { amount, receivedOn, reference } = body
        await recordAction(trx, actorOf(request), {
          action: 'booking.transfer-recorded',
          subject: subjectOf(id),
          details: { amount, receivedOn, reference },
        })
        return getBooking(trx, id, viewOf(context, request))
      },
      { whileRunning: 'refuse' },
    )
    return withEnd(id, change)
  })

  route(app, refundPart, ({ params: { id }, body, request }) => {
    const change = answerOnce(
      context,
      keyedRequest(refundPart, request),
      async (trx) => {
        await refundPartOfBooking(trx, context, { id, ...body, role: roleOf(request) })
        await recordAction(trx, actorOf(request), {
          action: 'booking.part-refunded',
          subject: subjectOf(id),
          details: { refund: body.amount, hasReason: true },
        })
        return getBooking(trx, id, viewOf(context, request))
      },
      { whileRunning: 'refuse' },
    )
    return withEnd(id, change)
  })

  route(app, enterBookingContract, ({ params, body, request }) =>
    answerOnce(
      context,
      keyedRequest(enterBookingContract, request),
      async (trx) => {
        const id = await enterBooking(trx, context, { scheduleId: params.id, ...body })
        await recordAction(trx, actorOf(request), {
          action: 'booking.entered',
          subject: subjectOf(id),
          details: { departure: params.id, days: body.days },
        })
        return getBooking(trx, id, viewOf(context, request))
      },
      { whileRunning: 'refuse' },
    ),
  )

  route(app, extendDeadlineContract, ({ params: { id }, body, request }) => {
    const change = answerOnce(
      context,
      keyedRequest(extendDeadlineContract, request),
      async (trx) => {
        await extendDeadline(trx, context, { id, ...body })
        await recordAction(trx, actorOf(request), {
          action: 'booking.deadline-extended',
          subject: subjectOf(id),
          details: body,
        })
        return getBooking(trx, id, viewOf(context, request))
      },
      { whileRunning: 'refuse' },
    )
    return withEnd(id, change)
  })

  route(app, sendConfirmationAgainContract, ({ params: { id }, request }) =>
    withEnd(
      id,
      transact(context, async (trx) => {
        await sendConfirmationAgain(trx, context, id)
        await recordAction(trx, actorOf(request), {
          action: 'booking.confirmation-sent',
          subject: subjectOf(id),
        })
        return getBooking(trx, id, viewOf(context, request))
      }),
    ),
  )

  route(app, sendReceiptAgainContract, ({ params: { id, number }, request }) =>
    transact(context, async (trx) => {
      await sendReceiptAgain(trx, context, { id, slug: number })
      await recordAction(trx, actorOf(request), {
        action: 'booking.receipt-sent',
        subject: subjectOf(id),
        details: { receipt: number },
      })
      return getBooking(trx, id, viewOf(context, request))
    }),
  )

  route(app, moveAdminBooking, ({ params: { id }, body, request }) => {
    const change = answerOnce(
      context,
      keyedRequest(moveAdminBooking, request),
      async (trx) => {
        const money = await moveBooking(trx, context, { id, ...body, role: roleOf(request) })
        await recordAction(trx, actorOf(request), {
          action: 'booking.moved',
          subject: subjectOf(id),
          before: { departure: body.from },
          after: { departure: body.to },
          details: { ...money, ...(body.reason !== undefined && { hasReason: true }) },
        })
        return getBooking(trx, id, viewOf(context, request))
      },
      { whileRunning: 'refuse' },
    )
    return withEnd(id, change)
  })
}
