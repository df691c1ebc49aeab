import { owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { balanceReminderOn, isBalanceOverdue } from '@farandfew/domain/payments/payment-plan.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { publishGroupSummaries } from '../group-summaries/publish-group-summaries.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { isSandbox } from '../../platform/ports/payments/sandbox/sandbox-gateway.ts'
import { GatewayError } from '../../platform/ports/payments/gateway-error.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { failedRefundNotice, queueBookingMail } from './bookings.mails.ts'
import { type BookingRow, findBooking } from './bookings.queries.ts'
import {
  cancelUnpaid,
  continueCancellations,
  endRunOutHold,
  lockOwing,
} from './cancellations.service.ts'
import { cancelUnlessGuaranteed } from './guarantee.service.ts'
import { getSoldDeparture } from './offers.service.ts'
import { claimOrdersInDoubt, listOpenOrders } from './payments.queries.ts'
import { receiveWebhook, settleOrder } from './payments.service.ts'
import {
  claimRefunds,
  type ClaimedRefund,
  findBookingOfRefund,
  recountRefunded,
  refundReference,
  releaseRefund,
  storeRefundState,
} from './refunds.queries.ts'
import { completeRefund, tellOfRefunds } from './refunds.service.ts'
import { offerFreeSeats } from './waitlist.service.ts'
import { hasRunOut } from '../departures/seats.ts'

// The work that no request does. Every instance runs it; each piece locks what it changes and looks again, so that
// instances work side by side and a crash leaves nothing half done.

type Context = Pick<AppContext, 'db' | 'clock' | 'mail' | 'outbox' | 'payments' | 'urls'>

/** The most pieces of one kind in a round. */
const batchSize = 50

/** Asks the gateway about orders in doubt. Returns how many did not get an answer. */
export async function reconcileOrders(context: Context): Promise<number> {
  const today = context.clock.today()
  const orders = await claimOrdersInDoubt(context.db, { limit: batchSize, today })
  return settleOrders(context, orders)
}

/** Asks the gateway about orders. Returns how many did not get an answer. */
async function settleOrders(context: Context, orderIds: readonly string[]): Promise<number> {
  let unanswered = 0
  await doEach(orderIds, async (orderId) => {
    try {
      await settleOrder(context, orderId)
    } catch (error) {
      const isUnanswered = error instanceof AppError && error.code === 'GATEWAY_UNAVAILABLE'
      if (!isUnanswered) throw error
      unanswered += 1
    }
  })
  return unanswered
}

/**
 * Marks holds that have run out as expired. A hold with an unpaid order waits until the gateway has answered about that
 * order since the hold ran out. Its seat is free meanwhile: no count includes it.
 */
export async function sweepHolds(context: Context): Promise<number> {
  const { rows } = await sql<{ id: number; tripScheduleId: number }>`
    select b.id, b.trip_schedule_id from bookings b
    where ${hasRunOut} and not exists (
      select from payment_orders o
      where o.booking_id = b.id and o.status in ('created', 'attempted')
        and (o.checked_at is null or o.checked_at < b.hold_expires_at)
    )
    order by b.id limit ${batchSize}
  `.execute(context.db)
  await doEach(rows, ({ id, tripScheduleId }) =>
    transact(context, (trx) => endRunOutHold(trx, context, { id, tripScheduleId })),
  )
  return rows.length
}

/** Sends queued refunds to the gateway, and asks about those that it has accepted. */
export async function sendRefunds(context: Context): Promise<void> {
  const refunds = await claimRefunds(context.db, { limit: batchSize })
  await doEach(refunds, (refund) => sendRefund(context, refund))
}

/** Sends a claimed refund to the gateway, and stores what it answers. */
export async function sendRefund(context: Context, refund: ClaimedRefund): Promise<void> {
  const state = await askForRefund(context, refund)
  await transact(context, async (trx) => {
    if (!(await storeRefundState(trx, refund, state, context.clock.today()))) return
    const bookingId = await findBookingOfRefund(trx, refund.id)
    const booking = bookingId === undefined ? undefined : await findBooking(trx, bookingId)
    if (!booking) return
    if (state.status === 'failed') {
      await queueMail(trx, failedRefundNotice(booking, refund, context.mail.clubEmail))
      // Others of the booking have waited for this one.
      await recountRefunded(trx, booking.id)
      await tellOfRefunds(trx, context, booking.id)
      return
    }
    await completeRefund(trx, context, refund.id)
  })
}

async function askForRefund(
  { db, payments }: Context,
  { id, paymentId, amount, ...refund }: ClaimedRefund,
) {
  try {
    const reference = refundReference({ id, ...refund })
    const answer = await payments.refund({ paymentId, amount, reference })
    const statuses = { processed: 'done', pending: 'sent', failed: 'failed' } as const
    return { status: statuses[answer.status], gatewayId: answer.id }
  } catch (error) {
    if (!(error instanceof GatewayError)) {
      await releaseRefund(db, id)
      throw error
    }
    return { status: error.isPermanent ? 'failed' : 'queued' } as const
  }
}

/** Reminds of balances that are due soon, and cancels bookings whose balance was not paid in time. */
export async function followUpBalances(context: Context): Promise<void> {
  const today = context.clock.today()
  const owing = await context.db
    .selectFrom('bookings')
    .select(['id', 'tripScheduleId', 'balanceDue', 'balanceReminded'])
    .where('status', '=', 'confirmed')
    .where(sql<boolean>`amount_paid + discount < total_amount`)
    .where('balanceDue', '<=', addDays(today, 14))
    .orderBy('id')
    .execute()
  await doEach(owing, async (row) => {
    const due = row.balanceDue as string
    if (isBalanceOverdue(due, today)) return endUnpaid(context, row)
    const days = balanceReminderOn(due, today)
    if (days === undefined || days === row.balanceReminded) return
    await remind(context, row, { due, days })
  })
}

async function endUnpaid(
  context: Context,
  row: Pick<BookingRow, 'id' | 'tripScheduleId'>,
): Promise<void> {
  // The balance may have been paid without our knowledge. While the gateway does not answer, the booking stays.
  if ((await settleOrders(context, await listOpenOrders(context.db, row.id))) > 0) return
  await transact(context, (trx) => cancelUnpaid(trx, context, row))
}

async function remind(
  context: Context,
  row: Pick<BookingRow, 'id' | 'tripScheduleId'>,
  { due, days }: { due: string; days: number },
): Promise<void> {
  await transact(context, async (trx) => {
    const booking = await lockOwing(trx, row)
    if (booking?.balanceDue !== due) return
    const marked = await trx
      .updateTable('bookings')
      .set({ balanceReminded: days })
      .where('id', '=', row.id)
      .where(sql<boolean>`balance_reminded is distinct from ${days}`)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    const departure = await getSoldDeparture(trx, row.tripScheduleId)
    const amount = owedOf(booking)
    await queueBookingMail(
      trx,
      context,
      { booking, departure },
      { kind: 'balance-due', amount, due },
    )
  })
}

/**
 * Cancels the departures that are not guaranteed at the date of their decision; also those that were taken off the schedule,
 * if someone has booked them.
 */
export async function decideGroups(context: Context): Promise<void> {
  const today = context.clock.today()
  const undecided = await context.db
    .selectFrom('tripSchedules')
    .select('id')
    .where('groupDecision', 'is', null)
    .where('departureDate', '>', today)
    .where(sql<boolean>`departure_date - decision_days <= ${today}::date`)
    .where((where) =>
      where.or([
        where('isActive', '=', true),
        where.exists(
          where
            .selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.tripScheduleId', '=', 'tripSchedules.id')
            .where('bookings.status', '=', 'confirmed'),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
  await doEach(undecided, ({ id }) =>
    transact(context, (trx) => cancelUnlessGuaranteed(trx, context, id)),
  )
}

/** Hands over the events of the sandbox. A real gateway posts them to our webhook. */
async function deliverSandboxEvents(context: Context): Promise<void> {
  if (!isSandbox(context.payments)) return
  await context.payments.deliverEvents(async ({ rawBody, headers }) => {
    await receiveWebhook(context, {
      rawBody,
      signature: headers['x-razorpay-signature'],
      eventId: headers['x-razorpay-event-id'],
    })
  })
}

const rounds = [
  deliverSandboxEvents,
  continueCancellations,
  reconcileOrders,
  sweepHolds,
  // Before the balances, which are due on the same day: who is on a departure that is not guaranteed gets everything back.
  decideGroups,
  followUpBalances,
  offerFreeSeats,
  sendRefunds,
  publishGroupSummaries,
] as const

export const runRounds = (context: Context): Promise<void> =>
  doEach(rounds, (round) => round(context))
