import type { StoredBookingMailKind } from '@farandfew/domain/messages/message-kinds.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import type { BookingEnd } from '@farandfew/domain/seats/booking.ts'
import type { CancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import type { GroupDecision } from '@farandfew/domain/departures/guarantee.ts'
import type { PaymentPlan } from '@farandfew/domain/payments/payment-plan.ts'
import type { PriceLines } from '@farandfew/domain/seats/price-lines.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { nameEntries } from '../audit/subject-names.ts'
import { paidOffSite } from '../seats/booking-money.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type DepartureRow, stateLabelOf } from '../departures/departure-row.ts'
import { seats } from '../departures/seats.ts'
import { bookingJoins, listedColumns, type ListedRow } from './admin-bookings.queries.ts'
import { isByHand } from '../refunds/refunds.queries.ts'

/** A booking with its member and departure. */
export interface BookingFacts extends ListedRow {
  email: string | null
  tripId: number
  duration: number
  stateLabel: string
  groupDecision: GroupDecision | null
  price: PriceLines
  plan: PaymentPlan
  discount: number
  terms: CancellationTerms
  confirmedAt: Date | null
  holdExpiresAt: Date | null
  endedAt: Date | null
  endedBy: BookingEnd | null
  cancelReason: string | null
  moveReason: string | null
  termsVersion: string | null
  agreedAt: Date | null
  partRefunded: number
  paidOffSite: number
}

/** What decides the state of its departure. */
type DepartureState = Pick<DepartureRow, 'isActive' | 'decisionDays' | 'availability' | 'seats'>

export async function findBookingFacts(
  db: Db,
  id: number,
  today: CalendarDate,
): Promise<BookingFacts | undefined> {
  const { rows } = await sql<Omit<BookingFacts, 'stateLabel'> & { departure: DepartureState }>`
    select ${listedColumns(today)}, u.email, t.id as trip_id, s.duration, s.group_decision,
      json_build_object(
        'isActive', s.is_active, 'decisionDays', s.decision_days, 'availability', t.availability, 'seats', ${seats}
      ) as departure,
      b.price_lines as price, b.payment_plan as plan, b.discount, b.terms,
      b.confirmed_at, b.hold_expires_at, b.ended_at, b.ended_by, b.cancel_reason, b.move_reason,
      b.terms_version, b.agreed_at, b.part_refunded,
      ${paidOffSite} as paid_off_site
    from bookings b ${bookingJoins}
    where b.id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { departure, ...facts } = row
  const state = stateLabelOf({ ...facts, ...departure }, today)
  return { ...facts, stateLabel: state }
}

const iso = (instant: Date) => instant.toISOString()
const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null

async function listOrders(db: Db, bookingId: number): Promise<AdminBooking['orders']> {
  const rows = await db
    .selectFrom('paymentOrders')
    .select(['orderId', 'method', 'kind as part', 'amount', 'status', 'receipt as reference'])
    .select(['createdAt', 'supersededAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    supersededAt: isoOrNull(row.supersededAt),
  }))
}

async function listPayments(db: Db, bookingId: number): Promise<AdminBooking['payments']> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .select(['payments.gatewayId as paymentId', 'paymentOrders.orderId', 'payments.amount'])
    .select(['payments.isBooked', 'payments.receivedAt', 'receipts.label as receipt'])
    .select(['payments.fee', 'payments.receivedOn', 'paymentOrders.method'])
    .select('paymentOrders.kind as part')
    .where('paymentOrders.bookingId', '=', bookingId)
    .orderBy('payments.id')
    .execute()
  return rows.map(({ receivedAt, ...row }) => ({
    ...row,
    receivedAt: iso(receivedAt),
  }))
}

async function listRefunds(db: Db, bookingId: number): Promise<AdminBooking['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.paymentId')
    .leftJoin('creditNotes', 'creditNotes.refundId', 'refunds.id')
    .select(['refunds.id', 'payments.gatewayId as paymentId', 'refunds.amount', 'refunds.reason'])
    .select([
      'refunds.givenReason',
      'refunds.status',
      'refunds.gatewayId',
      'refunds.reference',
      'refunds.attempts',
    ])
    .select(['creditNotes.label as creditNote', isByHand('refunds').as('isByHand')])
    .select(['refunds.requestedOn', 'refunds.sentOn', 'refunds.doneOn'])
    .select(['refunds.nextAttemptAt', 'refunds.createdAt', 'refunds.doneAt'])
    .where('refunds.bookingId', '=', bookingId)
    .orderBy('refunds.id')
    .execute()
  return rows.map(({ gatewayId, reference, ...row }) => {
    const isOpen = row.status === 'queued' || row.status === 'sent'
    return {
      ...row,
      refundId: reference ?? gatewayId,
      nextAttemptAt: isOpen ? iso(row.nextAttemptAt) : null,
      createdAt: iso(row.createdAt),
      doneAt: isoOrNull(row.doneAt),
    }
  })
}

/** What the gateway reported about the orders and payments of a booking. */
async function listEvents(db: Db, bookingId: number): Promise<AdminBooking['events']> {
  const { rows } = await sql<{
    id: string
    kind: string
    orderId: string | null
    paymentId: string | null
    receivedAt: Date
  }>`
    select id, kind, order_id, payment_id, received_at from payment_events e
    where e.order_id = any(array(
        select o.order_id from payment_orders o where o.booking_id = ${bookingId}
      ))
      or e.payment_id = any(array(
        select p.gateway_id from payments p join payment_orders o on o.id = p.payment_order_id
        where o.booking_id = ${bookingId}
      ))
    order by received_at, id
  `.execute(db)
  return rows.map((row) => ({ ...row, receivedAt: iso(row.receivedAt) }))
}

/** What operators did to the booking, and the cancelling of its departure if that ended it. */
async function listActions(
  db: Db,
  { id, departureId, endedBy }: BookingFacts,
): Promise<AdminBooking['actions']> {
  const columns = ['at', 'operator', 'action', 'before', 'after', 'details'] as const
  const own = await db
    .selectFrom('auditLog')
    .select(columns)
    .where('subject', '=', `booking ${id}`)
    // The index has only these.
    .where(sql<boolean>`subject like 'booking %'`)
    .orderBy('id')
    .execute()
  const isEnded = own.some(({ action }) => action === 'booking.cancelled')
  const departures =
    endedBy === 'club' && !isEnded
      ? await db
          .selectFrom('auditLog')
          .select(columns)
          .where('action', '=', 'departure.cancelled')
          .where('subject', '=', `departure ${departureId}`)
          .orderBy('id', 'desc')
          .limit(1)
          .execute()
      : []
  const actions = await nameEntries(db, [...own, ...departures])
  return actions.map((row) => ({ ...row, at: iso(row.at) }))
}

async function listMails(db: Db, bookingId: number): Promise<AdminBooking['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'createdAt', 'sentAt', 'failedAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    // No other kind has a booking, see MailSubject.
    .$narrowType<{ kind: StoredBookingMailKind }>()
    .execute()
  return rows.map(({ kind, createdAt, sentAt, failedAt }) => ({
    kind,
    createdAt: iso(createdAt),
    sentAt: isoOrNull(sentAt),
    failedAt: isoOrNull(failedAt),
  }))
}

/** The lists of a booking's detail. */
export async function readRecords(db: Db, facts: BookingFacts) {
  const [orders, payments, refunds, events, actions, mails] = await Promise.all([
    listOrders(db, facts.id),
    listPayments(db, facts.id),
    listRefunds(db, facts.id),
    listEvents(db, facts.id),
    listActions(db, facts),
    listMails(db, facts.id),
  ])
  return { orders, payments, refunds, events, actions, mails }
}
