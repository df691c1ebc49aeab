import { keptOf, keptText, owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Receipt } from '@farandfew/domain/refunds/money-documents.ts'
import { decisionDate, minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { lastBalanceDate } from '@farandfew/domain/payments/payment-plan.ts'
import { canEndUnpaid } from '@farandfew/domain/payments/balance-text.ts'
import type { BookingSummary } from '@farandfew/domain/bookings/booking-summary.ts'
import { refundSteps } from '@farandfew/domain/refunds/refund.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { BookingRow } from '../seats/bookings.queries.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import { nameOf, groupSentence, type BookingNews, placeOf } from '../seats/seats.mails.ts'
import { refundSentence } from '../refunds/refunds.mails.ts'

/** Why a payment goes back to the member instead of to their booking. */
export type ReturnReason =
  | 'cancelled by member'
  | 'cancelled by club'
  | 'other seat'
  | 'moved'
  | 'closed'
  | 'no seat'
  | 'too late'
  | 'double'
  | 'mismatch'

/**
 * What is lost if the balance stays unpaid: the booking is then cancelled the day after its last date. Nothing is said of a
 * departure that is decided by then and not guaranteed yet: it takes place, or everyone gets everything back.
 */
export function lossSentence(booking: BookingRow, departure: SoldDeparture): string[] {
  const { paymentPlan: plan, terms } = booking
  if (plan.kind !== 'deposit' || owedOf(booking) === 0) return []
  const { departureDate, groupDecision } = departure
  const { balanceDue } = plan
  const decided = { groupDecision, decisionDate: decisionDate(departure) }
  if (!canEndUnpaid({ balanceDue, departure: decided })) return []
  const end = addDays(lastBalanceDate(balanceDue), 1)
  const [step] = refundSteps({ paid: keptOf(booking), departureDate, terms }, end)
  const back = step?.amount ?? 0
  const loss = back === 0 ? 'there is no refund' : `you get back ${formatPaise(back)}`
  return [`Your seat then goes to someone else, and ${loss} of ${keptText(booking)}.`]
}

/** 'We received ₹50,000 by bank transfer on 30 April 2025.' */
const receivedSentence = ({ amount, receivedOn }: Pick<Received, 'amount' | 'receivedOn'>) =>
  `We received ${formatPaise(amount)}${receivedOn === undefined ? '' : ` by bank transfer on ${formatDate(receivedOn)}`}.`

/** Why a payment is returned, as a sentence. */
const returned: Readonly<Record<ReturnReason, string>> = {
  'cancelled by member': 'It arrived after you had cancelled, so it comes back to you.',
  'cancelled by club': 'It arrived after your booking had been cancelled, so it comes back to you.',
  'other seat':
    'It arrived after your hold had ended, and you have another booking for this departure.',
  moved:
    'It was for the price from before we moved your booking, so it comes back to you. Your booking page shows what is due now.',
  closed: 'It arrived after your hold had ended, and this departure can no longer be booked.',
  'too late':
    "It arrived more than an hour after your hold had ended. You can hold a seat again, at today's price.",
  'no seat': 'It arrived after your hold had ended, and by then no seat was free.',
  double: 'You had already paid, so this payment was one too many.',
  mismatch: 'Its amount or currency is not the one that was due, so we could not accept it.',
}

interface Received {
  amount: number
  /** Of a bank transfer. */
  receivedOn: CalendarDate | undefined
  receipt: Receipt
}

/** The first payment has arrived, which confirms the seat. */
export const confirmedMail =
  ({ receipt, ...payment }: Received) =>
  ({ money, next, refundTable }: BookingSummary): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.confirmed',
    alwaysLeaves: true,
    encloses: 'trip',
    refundTable,
    document: receipt,
    subject: `Your seat on the ${placeOf(departure)} trip is confirmed`,
    paragraphs: [
      `Your seat on ${nameOf(departure)} is confirmed.`,
      `${receivedSentence(payment)} Your receipt is ${receipt.number}.`,
      money,
      ...(next === null ? [] : [next]),
      groupSentence(departure),
    ],
    link: 'See your booking',
    leadsToGroup: true,
  })

/** The balance, or a part of it, has arrived. */
export const balancePaidMail =
  ({ receipt, ...payment }: Received) =>
  ({ money, next, refundTable }: BookingSummary): BookingNews =>
  ({ booking, departure }) => ({
    kind: 'booking.balance-paid',
    refundTable,
    document: receipt,
    subject:
      owedOf(booking) > 0
        ? `We received a part of the balance for your ${placeOf(departure)} trip`
        : `Your ${placeOf(departure)} trip is paid in full`,
    paragraphs: [
      `${receivedSentence(payment)} It is for ${nameOf(departure)}, and your receipt is ${receipt.number}.`,
      money,
      ...(owedOf(booking) === 0 ? ['There is nothing more to pay.'] : next === null ? [] : [next]),
    ],
    link: 'See your booking',
  })

/** A booking that had ended is confirmed after all. */
export const restoredMail =
  ({ money, next, refundTable }: BookingSummary): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.restored',
    encloses: 'trip',
    refundTable,
    subject: `Your seat on the ${placeOf(departure)} trip is confirmed`,
    paragraphs: [
      `Your seat on ${nameOf(departure)} is confirmed after all. Your earlier payment counts. ${money}`,
      ...(next === null ? [] : [next]),
      groupSentence(departure),
    ],
    link: 'See your booking',
    leadsToGroup: true,
  })

/** A payment goes back to the member instead of to their booking. */
export const paymentReturnedMail =
  (amount: number, reason: ReturnReason): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.payment-returned',
    alwaysLeaves: true,
    subject: `We're returning your payment of ${formatPaise(amount)}`,
    paragraphs: [
      `We received ${formatPaise(amount)} for ${nameOf(departure)}. ${returned[reason]}`,
      refundSentence(amount),
    ],
    link: 'See your booking',
  })

/** The departure takes place. */
export const guaranteedMail =
  ({ next, actions }: BookingSummary): BookingNews =>
  ({ booking, departure }) => ({
    kind: 'booking.guaranteed',
    encloses: 'calendar',
    subject: `Your ${placeOf(departure)} trip is guaranteed`,
    paragraphs: [
      `${minimumGroup} people are booked on ${nameOf(departure)}, so it takes place, whoever cancels from now on. You can book your flights.`,
      ...(next === null ? [] : [next]),
      // The reminders before could not say it.
      ...(booking.balanceReminded !== null && actions.includes('pay')
        ? lossSentence(booking, departure)
        : []),
    ],
    link: 'See your booking',
    leadsToGroup: true,
  })
