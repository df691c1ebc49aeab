import { balanceReminderOn, isBalanceOverdue } from '@farandfew/domain/payments/payment-plan.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import { publishGroupSummaries } from '../group-summaries/publish-group-summaries.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { doEach, batchSize } from '../../platform/worker/do-each.ts'
import { queueBookingSummary } from '../refunds/booking-summary.service.ts'
import { type BookingRow, lockOwing } from '../seats/bookings.queries.ts'
import { cancelUnpaid, endRunOutHold } from './cancellations.service.ts'
import { continueCancellations, cancelUnlessGuaranteed } from './cancel-departure.service.ts'
import { getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { listOpenOrders } from '../payments/payments.queries.ts'
import { offerFreeSeats } from '../waitlist/waitlist.service.ts'
import { hasRunOut } from '../departures/seats.ts'
import { reconcileOrders, settleOrders, deliverSandboxEvents } from '../payments/payments.jobs.ts'
import { sendRefunds } from '../refunds/refunds.jobs.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { balanceDueMail } from './bookings.mails.ts'

// The work that no request does. Every instance runs it; each piece locks what it changes and looks again, so that
// instances work side by side and a crash leaves nothing half done.

type Context = Pick<AppContext, 'db' | 'clock' | 'mail' | 'outbox' | 'payments' | 'urls'>

/**
 * Marks holds that have run out as expired. A hold with an unpaid order waits until the gateway has answered about that
 * order since the hold ran out. Its seat is free meanwhile: no count includes it.
 */
export async function sweepHolds(context: Context): Promise<number> {
  const { rows } = await sql<{ id: number; departureId: number }>`
    select b.id, b.trip_schedule_id as departure_id from bookings b
    where ${hasRunOut} and not exists (
      select from payment_orders o
      where o.booking_id = b.id and o.status in ('created', 'attempted')
        and (o.checked_at is null or o.checked_at < b.hold_expires_at)
    )
    order by b.id limit ${batchSize}
  `.execute(context.db)
  await doEach(rows, ({ id, departureId }) =>
    transact(context, (trx) => endRunOutHold(trx, context, { id, departureId })),
  )
  return rows.length
}

/** Reminds of balances that are due soon or overdue, and cancels bookings whose balance was not paid in time. */
export async function followUpBalances(context: Context): Promise<void> {
  const today = context.clock.today()
  const owing = await context.db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .select(['bookings.id', 'tripScheduleId as departureId', 'balanceDue', 'balanceReminded'])
    .where('bookings.status', '=', 'confirmed')
    .where(sql<boolean>`amount_paid + discount < total_amount`)
    .where('balanceDue', '<=', addDays(today, 14))
    // Who is on the trip is left to an operator: a balance may have been extended to the day before it.
    .where('departureDate', '>', today)
    .orderBy('bookings.id')
    .execute()
  await doEach(owing, async (row) => {
    const due = row.balanceDue as string
    if (isBalanceOverdue(due, today)) return endUnpaid(context, row)
    const days = balanceReminderOn(due, today)
    if (days === undefined || days >= (row.balanceReminded ?? Infinity)) return
    await remind(context, row, { due, days })
  })
}

async function endUnpaid(
  context: Context,
  row: Pick<BookingRow, 'id' | 'departureId'>,
): Promise<void> {
  // The balance may have been paid without our knowledge. While the gateway does not answer, the booking stays.
  if ((await settleOrders(context, await listOpenOrders(context.db, row.id))) > 0) return
  await transact(context, (trx) => cancelUnpaid(trx, context, row))
}

async function remind(
  context: Context,
  row: Pick<BookingRow, 'id' | 'departureId'>,
  { due, days }: { due: string; days: number },
): Promise<void> {
  await transact(context, async (trx) => {
    const booking = await lockOwing(trx, row)
    // It may be paid: the gateway does not know yet.
    if (booking?.balanceDue !== due || booking.isPaymentOnItsWay) return
    const marked = await trx
      .updateTable('bookings')
      .set({ balanceReminded: days })
      .where('id', '=', row.id)
      .where(sql<boolean>`coalesce(balance_reminded > ${days}, true)`)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    const departure = await getSoldDeparture(trx, row.departureId)
    await queueBookingSummary(
      trx,
      context,
      { id: row.id, departure },
      balanceDueMail({ due, days }),
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

/** Milliseconds between two rounds. */
const pollMs = 5_000

/** Runs the work of bookings that no request does. Any number of instances may run it. */
export const startBookingWorker = (context: AppContext, log: WorkerLog): Worker =>
  startWorker({ name: 'bookings', log, pollMs, round: () => runRounds(context) })
