import { balanceReminderOn } from '@farandfew/domain/payments/payment-plan.ts'
import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { type CalendarDate, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import type { BookingMailKind } from '@farandfew/domain/messages/message-kinds.ts'
import { travelReminderOn } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import type { BookingsTable } from '../platform/db/tables.ts'
import { storyToday } from './demo-groups.ts'
import type { DemoIds } from './demo-members.ts'
import { insertPayments, insertReceipts, insertRefunds, type StoredSale } from './demo-payments.ts'
import {
  during,
  isDone,
  linesOf,
  paise,
  partsOf,
  planOf,
  refundOf,
  sharesOf,
  sumOf,
} from './demo-sale-money.ts'
import { demoSales, guaranteedDepartures, type Sale } from './demo-sales.ts'
import { inIndia } from './insert-demo-group.ts'

/** The reminder of travel details that was due when the demo starts: it was sent, so that the first start sends no mail. */
function travelReminded({ departureDate, cancelled }: Sale): number | null {
  const isAhead = departureDate > storyToday && !cancelled
  return (isAhead && travelReminderOn(departureDate, storyToday)) || null
}

/** The same of the balance. */
const balanceReminded = ({ balanceDue, balancePaidOn }: Sale): number | null =>
  balancePaidOn === undefined ? (balanceReminderOn(balanceDue, storyToday) ?? null) : null

function bookingRow(sale: Sale, place: number, userId: number): Insertable<BookingsTable> {
  const plan = planOf(sale)
  const parts = partsOf(sale, place)
  const refund = refundOf(sale, parts)
  const done = refund && isDone(refund.state) ? refund.amount : 0
  const bookedAt = parts[0]!.paidAt
  const { cancelled } = sale
  return {
    userId,
    tripScheduleId: sale.departureId,
    status: cancelled ? 'cancelled' : 'confirmed',
    paymentStatus: cancelled && done > 0 ? 'refunded' : 'paid',
    amountPaid: sumOf(parts),
    totalAmount: paise(sale.price),
    refunded: done,
    partRefunded: sale.partRefund ? paise(sale.partRefund.amount) : 0,
    priceLines: JSON.stringify(linesOf(sale)),
    paymentPlan: JSON.stringify(plan),
    terms: JSON.stringify(cancellationTerms),
    confirmedAt: bookedAt,
    createdAt: bookedAt,
    balanceDue: plan.kind === 'deposit' ? plan.balanceDue : null,
    balanceReminded: balanceReminded(sale),
    travelReminded: travelReminded(sale),
    ...(cancelled && {
      endedBy: 'member' as const,
      endedAt: during(cancelled.on, 3),
      refundAmount: refund?.amount ?? 0,
    }),
  }
}

async function insertBookingRows(trx: Db, idOf: DemoIds): Promise<StoredSale[]> {
  const rows = demoSales.map((sale, place) => bookingRow(sale, place, idOf(sale.username)))
  const added = await trx
    .insertInto('bookings')
    .values(rows)
    .returning(['id', 'userId', 'tripScheduleId as departureId'])
    .execute()
  const trips = await trx.selectFrom('tripSchedules').select(['id', 'tripId']).execute()
  return demoSales.map((sale, place) => {
    const userId = idOf(sale.username)
    const booking = added.find(
      (one) => one.userId === userId && one.departureId === sale.departureId,
    )!
    const { tripId } = trips.find(({ id }) => id === sale.departureId)!
    return { sale, bookingId: booking.id, userId, tripId, parts: partsOf(sale, place) }
  })
}

/** The mails of the last weeks about bookings, as the outbox keeps them once they are sent. */
async function insertSentMails(trx: Db, stored: readonly StoredSale[]): Promise<void> {
  const news = stored.flatMap(({ sale, parts, bookingId, userId }) => {
    const mailOn = (on: CalendarDate, kind: BookingMailKind) => ({ bookingId, userId, on, kind })
    return [
      ...parts.map(({ kind, paidOn }) =>
        mailOn(paidOn, kind === 'balance' ? 'booking.balance-paid' : 'booking.confirmed'),
      ),
      ...(sale.cancelled ? [mailOn(sale.cancelled.on, 'booking.cancelled')] : []),
      ...(sale.partRefund ? [mailOn(sale.partRefund.on, 'booking.part-refunded')] : []),
      ...sharesOf({ sale, parts }).flatMap(({ refund: { state } }) =>
        isDone(state) ? [mailOn(state.doneOn, 'booking.refunded')] : [],
      ),
    ]
  })
  const contacts = await trx.selectFrom('users').select(['id', 'email']).execute()
  const rows = news
    .filter(({ on }) => daysBetween(on, storyToday) < 28)
    .sort((one, other) => (one.on < other.on ? -1 : 1))
    .flatMap(({ bookingId, userId, on, kind }) => {
      const recipient = contacts.find(({ id }) => id === userId)?.email
      if (!recipient) return []
      const at = [inIndia(`${on} 11:45`), new Date()].reduce((one, now) => (one < now ? one : now))
      const times = { createdAt: at, queuedAt: at, attemptedAt: at, sentAt: at }
      return [{ channel: 'mail' as const, kind, recipient, bookingId, attempts: 1, ...times }]
    })
  await trx.insertInto('outbox').values(rows).execute()
}

/**
 * Books the seats of 2024 and 2025 with all that belongs to them: payments and receipts, refunds and credit notes, and the
 * mails of the last weeks. Guarantees the departures of 2025. Needs the club's details, which the receipts name.
 */
export async function insertSales(trx: Db, idOf: DemoIds): Promise<void> {
  const stored = await insertBookingRows(trx, idOf)
  const payments = await insertPayments(trx, stored)
  await insertReceipts(trx, payments)
  await insertRefunds(trx, payments)
  await insertSentMails(trx, stored)
  await trx
    .updateTable('tripSchedules')
    .set({ groupDecision: 'guaranteed', groupDecidedAt: new Date('2025-04-19T12:00:00Z') })
    .where('id', 'in', guaranteedDepartures)
    .execute()
}
