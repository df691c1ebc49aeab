import * as z from 'zod/mini'
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { formatClubTime } from '../calendar/format-club-time.ts'
import { returnDate } from '../departures/departure-dates.ts'
import type { Gathering } from '../departures/guarantee.ts'
import { formatPaise } from '../money/format-paise.ts'
import { paise } from '../money/paise.ts'
import { balanceText } from '../payments/balance-text.ts'
import type { PaymentPlan } from '../payments/payment-plan.ts'
import {
  doneSum,
  isOfBooking,
  isPartRefund,
  isReturn,
  type RefundEntry,
  refundStepText,
  refundSum,
  refundSumText,
} from '../refunds/refund-history.ts'
import { refundTable, tabulateRefunds } from '../refunds/refund-table.ts'
import type { RefundStep } from '../refunds/refund.ts'
import {
  type BookingEnd,
  bookingLabels,
  type BookingStatus,
  type MoneyState,
} from '../seats/booking.ts'
import { type BookingSums, owedOf } from '../seats/booking-sums.ts'
import { bookingLabel, isDepositPaid, isReleased, moneyLabel } from './booking-label.ts'

/** Every state that a booking can have. */
export const bookingStates = [
  'held',
  'payment on its way',
  'hold ended',
  'released',
  'hold ended by club',
  'confirmed',
  'balance overdue',
  'travelling',
  'travelled',
  'cancelled by member',
  'cancelled by club',
  'departure cancelled',
  'balance not paid',
  'too few travellers',
] as const
export type BookingState = (typeof bookingStates)[number]

/** What its member can do about a booking. */
export const bookingActions = [
  'pay',
  // A payment is on its way, and its member says that they did not make one: see `ifNotPaid`.
  'did not pay',
  'release',
  'cancel',
  // Only the club can cancel it: it would be the member's second full refund for the departure.
  'ask to cancel',
  'book again',
  'group room',
  'add to calendar',
  'remove from calendar',
  'trip pocket',
  'review',
] as const
export type BookingAction = (typeof bookingActions)[number]

/** The words and actions of a state. */
const bookingWords = z.object({
  state: z.enum(bookingStates),
  /** The state for a badge: 'Confirmed', 'Payment on its way'. */
  label: z.enum(bookingLabels),
  /** The state as a heading: 'Your seat is confirmed'. */
  title: z.string(),
  /** The money for a narrow column: 'Deposit paid', '₹1,10,000 paid so far'. */
  moneyLabel: z.string(),
  /** What was paid and what of it goes back: 'Deposit paid: ₹50,000 of ₹2,00,000.' */
  money: z.string(),
  /** What is to pay or to wait for, or why it ended; null if there is nothing to say. */
  next: z.nullable(z.string()),
  actions: z.array(z.enum(bookingActions)),
})

/** What everyone reads about a booking: its member on every page, in mails and files, and the operators. */
export const bookingSummary = z.object({
  ...bookingWords.shape,
  /** The words without the payment that is on its way; null if there is no action 'did not pay'. */
  ifNotPaid: z.nullable(bookingWords),
  /** Whether money has moved or is on its way, so that its member still sees it after it has ended. */
  hasMoney: z.boolean(),
  /** What cancelling gives back; without rows if it cannot be cancelled. */
  refundTable,
  /** Each refund with how far it is, the oldest first. */
  refunds: z.array(z.object({ label: z.string(), amount: paise, text: z.string() })),
})
export type BookingSummary = z.output<typeof bookingSummary>

/** What a summary is made from. Amounts are in paise. */
export interface BookingFacts extends BookingSums {
  /** As it is shown: a hold that has run out is expired. */
  readonly status: BookingStatus
  readonly endedBy: BookingEnd | null
  /** What the club gave the member as its reason for cancelling. */
  readonly reasonForMember: string | null
  /** See the column `money_state`. */
  readonly money: MoneyState
  readonly plan: PaymentPlan
  /** An instant; null for any but a pending booking. */
  readonly holdExpiresAt: Date | null
  /** What came late, twice or with a wrong amount. It is no part of `amountPaid`. */
  readonly amountReturned: number
  /** Whether the gateway knows of a payment for it that is not decided yet, and that counts for it when it arrives. */
  readonly isPaymentOnItsWay: boolean
  /** The same of one that does not count for it any more, because it ended or something else became due: all of it goes back. */
  readonly isReturnOnItsWay: boolean
  /** Whether a payment counts for it if it was made in time and, after its hold, a seat is free. */
  readonly acceptsPayment: boolean
  /** The payment that is accepted now. */
  readonly due: { readonly amount: number } | undefined
  /** What cancelling now gives back; null if it cannot be cancelled. */
  readonly refundNow: number | null
  /** See the action 'ask to cancel'. */
  readonly isCancelledByClub: boolean
  readonly refundSteps: readonly RefundStep[]
  readonly refundHistory: readonly RefundEntry[]
  readonly departure: Pick<Gathering, 'groupDecision' | 'decisionDate'> & {
    readonly departureDate: CalendarDate
    /** Days. */
    readonly duration: number
  }
}

/** What is said of a hold that has ended and of which no money is known. */
const noPaymentText =
  'We have received no payment. If one still arrives, all of it goes back to you.'

/** What a refund that is done is called. */
export const refundedLabel = 'Refunded'

const returnOnItsWay = 'A payment that is still on its way goes back in full when it arrives.'

const endStates: Readonly<Record<BookingEnd, BookingState>> = {
  member: 'cancelled by member',
  club: 'cancelled by club',
  hold: 'hold ended',
  balance: 'balance not paid',
  group: 'too few travellers',
}

function stateOf(facts: BookingFacts, today: CalendarDate): BookingState {
  const { status, endedBy, amountPaid, isPaymentOnItsWay, plan, departure } = facts
  if (status === 'confirmed') {
    if (departure.groupDecision === 'cancelled') return 'departure cancelled'
    if (returnDate(departure.departureDate, departure.duration) < today) return 'travelled'
    if (departure.departureDate <= today) return 'travelling'
    const isOverdue = plan.kind === 'deposit' && owedOf(facts) > 0 && today > plan.balanceDue
    return isOverdue ? 'balance overdue' : 'confirmed'
  }
  if (status === 'cancelled') {
    if (isReleased(facts)) return 'released'
    if (endedBy === 'club') {
      // One that the club cancelled before its departure has no such reason.
      if (facts.reasonForMember !== null) return 'departure cancelled'
      if (amountPaid === 0) return 'hold ended by club'
    }
    return endStates[endedBy ?? 'hold']
  }
  if (isPaymentOnItsWay) return 'payment on its way'
  return status === 'pending' ? 'held' : 'hold ended'
}

const titles: Readonly<Record<BookingState, string>> = {
  held: 'Pay to confirm your seat',
  'payment on its way': 'Your payment is on its way',
  'hold ended': 'Your hold has ended',
  released: 'You released your seat',
  'hold ended by club': 'We ended your hold',
  confirmed: 'Your seat is confirmed',
  'balance overdue': 'Your seat is confirmed',
  travelling: 'You are on this trip',
  travelled: 'You were on this trip',
  'cancelled by member': 'You cancelled this booking',
  'cancelled by club': 'We had to cancel this booking',
  'departure cancelled': 'We had to cancel this departure',
  'balance not paid': 'Cancelled: the balance was not paid',
  'too few travellers': 'Cancelled: too few travellers booked',
}

/** Whether everything that came late, twice or with a wrong amount has reached the member. */
const isAllReturned = ({ amountReturned, refundHistory }: BookingFacts) =>
  doneSum(refundHistory.filter(isReturn)) >= amountReturned

const returnedWords = (facts: BookingFacts) =>
  isAllReturned(facts) ? 'has been refunded' : 'goes back'

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ')

/** The money of a booking that has or holds a seat. */
function paidText(facts: BookingFacts): string {
  const { money, amountPaid, discount, totalAmount, amountReturned, refundHistory } = facts
  const [paid, total] = [formatPaise(amountPaid), formatPaise(totalAmount)]
  const sum = amountPaid === totalAmount ? paid : `${paid} of ${total}`
  const offer = discount > 0 ? `, with ${formatPaise(discount)} off by an offer` : ''
  const texts: Readonly<Record<MoneyState, () => string>> = {
    unpaid: () => `Not paid yet. The price is ${total}.`,
    'deposit-paid': () =>
      isDepositPaid(facts) ? `Deposit paid: ${sum}${offer}.` : `${sum} paid so far${offer}.`,
    'paid-in-full': () => `Paid in full: ${sum}${offer}.`,
    'part-refunded': () =>
      `Part refunded: ${formatPaise(doneSum(refundHistory.filter(isOfBooking)))} of the ${paid} you have paid.`,
    refunded: () => `Refunded: all ${paid} you paid.`,
  }
  return joined(
    texts[money](),
    amountReturned > 0 &&
      `You paid ${formatPaise(amountReturned)} too much. All of it ${returnedWords(facts)}.`,
    facts.isReturnOnItsWay && returnOnItsWay,
  )
}

const onItsWay = 'Please do not pay again.'

/** What cancelling gave back of what was paid, beside what had gone back before. */
function refundText({ amountPaid, refundHistory }: BookingFacts): string {
  const earlier = refundSum(refundHistory.filter(isPartRefund))
  const refunds = refundHistory.filter((refund) => isOfBooking(refund) && !isPartRefund(refund))
  const paid = `You have paid ${formatPaise(amountPaid)}`
  if (refunds.length === 0) {
    const nothing = 'Under the cancellation terms there is no refund'
    return earlier > 0
      ? `${paid}. ${nothing} of what was left after an earlier refund of ${formatPaise(earlier)}.`
      : `${paid}. ${nothing}.`
  }
  const refund = `${paid}, and your refund is ${refundSumText(refunds)}.`
  return earlier > 0
    ? `${refund} That is in addition to an earlier refund of ${formatPaise(earlier)}.`
    : refund
}

/** What happened to the money of a booking that has ended. Its refunds say how far each is. */
function endedMoneyText(facts: BookingFacts, state: BookingState): string {
  const { status, amountPaid, amountReturned, isReturnOnItsWay } = facts
  const returned = formatPaise(amountReturned)
  if (amountPaid > 0) {
    return joined(
      refundText(facts),
      amountReturned > 0 && `Another ${returned} that you paid ${returnedWords(facts)} in full.`,
      isReturnOnItsWay && returnOnItsWay,
    )
  }
  if (isReturnOnItsWay) {
    return 'Your payment is on its way to us. When it arrives, all of it goes back to you.'
  }
  if (amountReturned > 0) {
    const when = status === 'cancelled' ? 'after this booking was cancelled' : 'too late'
    return `Your payment of ${returned} arrived ${when}. All of it ${returnedWords(facts)}.`
  }
  if (state === 'released') return `You released it before you paid. ${noPaymentText}`
  if (!facts.acceptsPayment) return noPaymentText
  return 'No payment has reached us. If you paid within an hour of the end of your hold, you get a seat if one is free. Later money goes back in full.'
}

function nextText(facts: BookingFacts, state: BookingState, today: CalendarDate): string | null {
  const { status, plan, due, holdExpiresAt, reasonForMember, departure } = facts
  switch (state) {
    case 'held':
      return `${formatPaise(due?.amount ?? plan.now)} confirms your seat. We hold it${holdExpiresAt ? ` until ${formatClubTime(holdExpiresAt)}` : ''}.`
    case 'payment on its way':
      return status === 'pending'
        ? `Your seat is confirmed as soon as it arrives. ${onItsWay}`
        : `When it arrives, you get a seat if one is free, or all of the money back. ${onItsWay}`
    case 'confirmed':
    case 'balance overdue':
      if (facts.isPaymentOnItsWay)
        return `Your payment of the balance is on its way to us. ${onItsWay}`
      return due === undefined || plan.kind !== 'deposit'
        ? null
        : balanceText({ amount: due.amount, balanceDue: plan.balanceDue, today, departure })
    default: {
      const refund =
        status === 'confirmed' && state === 'departure cancelled' ? 'We refund all of it. ' : ''
      const reason = reasonForMember === null ? '' : `The reason: ${reasonForMember}`
      return `${refund}${reason}`.trim() || null
    }
  }
}

function actionsOf(facts: BookingFacts, state: BookingState): BookingAction[] {
  const { amountPaid, due, refundNow, isCancelledByClub, isPaymentOnItsWay } = facts
  const room = ['group room', 'add to calendar', 'trip pocket'] as const
  switch (state) {
    case 'held':
      return refundNow === null ? ['pay'] : ['pay', 'release']
    case 'payment on its way':
      return ['did not pay']
    case 'confirmed':
    case 'balance overdue': {
      const cancel: BookingAction = isCancelledByClub ? 'ask to cancel' : 'cancel'
      return [
        ...(due === undefined ? [] : ([isPaymentOnItsWay ? 'did not pay' : 'pay'] as const)),
        ...room,
        ...(refundNow === null ? [] : [cancel]),
      ]
    }
    case 'travelling':
      return [...room]
    case 'travelled':
      return ['review', 'group room']
    default:
      return amountPaid > 0 ? ['book again', 'remove from calendar'] : ['book again']
  }
}

const isLive = ({ status }: BookingFacts) => status === 'pending' || status === 'confirmed'

function wordsOf(facts: BookingFacts, today: CalendarDate): z.output<typeof bookingWords> {
  const state = stateOf(facts, today)
  const isWaiting = state === 'payment on its way' && facts.amountPaid + facts.amountReturned === 0
  return {
    state,
    label: bookingLabel(facts),
    title: titles[state],
    moneyLabel: moneyLabel(facts),
    money: isWaiting
      ? `The payment has not reached us yet. The price is ${formatPaise(facts.totalAmount)}.`
      : isLive(facts)
        ? paidText(facts)
        : endedMoneyText(facts, state),
    next: nextText(facts, state, today),
    actions: actionsOf(facts, state),
  }
}

/** The words for a member who says that they did not make the payment that is on its way. */
function wordsIfNotPaid(facts: BookingFacts, today: CalendarDate) {
  const words = wordsOf({ ...facts, isPaymentOnItsWay: false }, today)
  const twice = 'If an earlier payment arrives as well, one of the two goes back to you in full.'
  return words.actions.includes('pay') ? { ...words, next: joined(words.next ?? '', twice) } : words
}

/**
 * What everyone reads about a booking.
 * @param today the club's date
 */
export function summarizeBooking(facts: BookingFacts, today: CalendarDate): BookingSummary {
  const words = wordsOf(facts, today)
  const { status, plan, amountPaid, partRefunded, totalAmount, discount, refundHistory } = facts
  // Before the first payment, the refunds are those of that payment.
  const paid = status === 'pending' ? plan.now : amountPaid
  return {
    ...words,
    ifNotPaid: words.actions.includes('did not pay') ? wordsIfNotPaid(facts, today) : null,
    hasMoney:
      amountPaid + facts.amountReturned > 0 || facts.isPaymentOnItsWay || facts.isReturnOnItsWay,
    refundTable: tabulateRefunds(words.state === 'departure cancelled' ? [] : facts.refundSteps, {
      amountPaid: paid,
      partRefunded,
      left: plan.kind === 'deposit' ? owedOf({ totalAmount, discount, amountPaid: paid }) : 0,
      isDeposit: partRefunded === 0 && isDepositPaid({ ...facts, amountPaid: paid }),
      refundNow: status === 'confirmed' ? facts.refundNow : undefined,
      daysLeft: daysBetween(today, facts.departure.departureDate),
    }),
    refunds: refundHistory.map((refund) => ({
      label: refund.step === 'done' ? refundedLabel : 'Refund',
      amount: refund.amount,
      text: refundStepText(refund),
    })),
  }
}
