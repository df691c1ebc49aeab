import * as z from 'zod/mini'
import { groupDecision } from '../departures/departure.ts'
import { seats } from '../departures/listed-departure.ts'
import {
  cancelReasonMaxLength,
  bookingEnds,
  paymentMethods,
  paymentParts,
} from '../seats/booking.ts'
import { refundReasons, refundStatuses } from '../refunds/refund-history.ts'
import { paise } from '../money/paise.ts'
import { paymentPlan } from './booking-view.ts'
import { priceLines } from '../refunds/money-documents.ts'
import { calendarDate, id, instant, requestBody } from '../contract/request.ts'
import { paymentOrderStatuses } from '../payments/payment.ts'
import { optionalBlock, accountName, blockOfText, lineOfText } from '../text/text.ts'
import { listedBooking } from './admin-bookings.ts'
import { bookingSummary } from './booking-summary.ts'

const gatewayId = z.string()

const order = z.object({
  orderId: gatewayId,
  method: z.enum(paymentMethods, 'Must be a way of paying'),
  part: z.enum(paymentParts, 'Must be a part of a plan'),
  amount: paise,
  status: z.enum(paymentOrderStatuses, 'Must be a state of an order'),
  /** Our name of the order at the gateway. */
  reference: z.nullable(z.string()),
  createdAt: instant,
  /** When a move made another amount due; a payment of it goes back. */
  supersededAt: z.nullable(instant),
})

/** What the gateway reported, whether or not it changed anything. */
const gatewayEvent = z.object({
  id: z.string(),
  /** `paid`, `failed`, `refunded` or `refund-failed`. */
  kind: z.string(),
  orderId: z.nullable(gatewayId),
  paymentId: z.nullable(gatewayId),
  receivedAt: instant,
})

const payment = z.object({
  /** The bank's reference of a transfer. */
  paymentId: gatewayId,
  orderId: gatewayId,
  method: z.enum(paymentMethods, 'Must be a way of paying'),
  part: z.enum(paymentParts, 'Must be a part of a plan'),
  amount: paise,
  /** What the gateway took from the payer on top. */
  fee: paise,
  /** Of a transfer, the club's date on which it arrived. */
  receivedOn: z.nullable(calendarDate),
  /** False if all of it goes back, because it came late, twice or with a wrong amount. */
  isBooked: z.boolean('Must be true or false'),
  /** See receiptNumber; null unless it was booked. */
  receipt: z.nullable(z.string()),
  receivedAt: instant,
})

const refund = z.object({
  id,
  /** Null for money whose payment was never recorded. */
  paymentId: z.nullable(gatewayId),
  amount: paise,
  reason: z.enum(refundReasons, 'Must be a reason of a refund'),
  /** What an operator gave as the reason; null unless it went back without cancelling. */
  givenReason: z.nullable(z.string()),
  status: z.enum(refundStatuses, 'Must be a state of a refund'),
  /** The gateway's id, or the reference of what was paid by hand; null until then. */
  refundId: z.nullable(z.string()),
  /** Whether it was, or is to be, paid by hand. */
  isByHand: z.boolean('Must be true or false'),
  /** See creditNoteNumber. */
  creditNote: z.nullable(z.string()),
  /** The club's dates of its steps. */
  requestedOn: calendarDate,
  sentOn: z.nullable(calendarDate),
  doneOn: z.nullable(calendarDate),
  attempts: z.int('Must be a whole number'),
  /** Null once it has arrived or was refused. */
  nextAttemptAt: z.nullable(instant),
  createdAt: instant,
  doneAt: z.nullable(instant),
})

/** What an operator did, from the audit log. */
const operatorAction = z.object({
  at: instant,
  /** The operator's name then; null if there was none. */
  operator: z.nullable(z.string()),
  action: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  details: z.record(z.string(), z.unknown()),
  /** See namedAuditEntry. */
  names: z.record(z.string(), z.string()),
})

const mail = z.object({
  kind: z.string(),
  createdAt: instant,
  sentAt: z.nullable(instant),
  failedAt: z.nullable(instant),
})

/** The sums of a booking in paise. */
const sums = z.object({
  total: paise,
  paid: paise,
  /** What offers of the gateway have taken off the price. */
  discount: paise,
  /** What went back without cancelling, or is on its way. */
  partRefunded: paise,
  /** What is still to pay: the first payment of a hold, the balance of a confirmed booking. */
  owed: paise,
  /** The part of what was paid that was not paid at the gateway. */
  paidOffSite: paise,
})

/** What the operator may do with the booking now. */
const choices = z.object({
  /** What cancelling for the member gives back by the terms; null if it cannot be cancelled for the member. */
  byTerms: z.nullable(paise),
  /** Whether the club can cancel it, which gives everything back. */
  byClub: z.boolean('Must be true or false'),
  /** The most that this operator may give back when cancelling for the member. */
  largestRefund: z.nullable(paise),
  /** Whether it can be moved to another departure. */
  move: z.boolean('Must be true or false'),
  /** The most that this operator may give back without cancelling; null if nothing can go back so. */
  largestPartRefund: z.nullable(paise),
  /** The least and the most that can be recorded as paid by bank transfer; null if nothing is to pay. */
  transfer: z.nullable(z.object({ least: paise, most: paise })),
})

/** Everything about one booking, oldest first in each list. */
export const adminBooking = z.object({
  ...listedBooking.shape,
  /** What its member reads about it. */
  summary: bookingSummary,
  /** The club's date. */
  today: calendarDate,
  email: z.nullable(z.string()),
  tripId: id,
  /** Days. */
  duration: z.int('Must be a whole number'),
  /** Of its departure. */
  groupDecision,
  /** The state of its departure in a word, such as 'Open' or 'Full'. */
  stateLabel: z.string(),
  price: priceLines,
  plan: paymentPlan,
  confirmedAt: z.nullable(instant),
  holdExpiresAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum(bookingEnds)),
  /** Why an operator gave back another amount than the terms say. */
  cancelReason: z.nullable(z.string()),
  /** Why a move gave back more than the terms say. */
  moveReason: z.nullable(z.string()),
  /** The version of the Booking Terms that the member has agreed to, and when; null before they paid. */
  termsVersion: z.nullable(z.string()),
  agreedAt: z.nullable(instant),
  sums,
  orders: z.array(order),
  events: z.array(gatewayEvent),
  payments: z.array(payment),
  refunds: z.array(refund),
  actions: z.array(operatorAction),
  mails: z.array(mail),
  choices,
})
export type AdminBooking = z.output<typeof adminBooking>

/**
 * Cancels a booking for the member, who asked for it, or for the club. `owed` and `paid` are what the operator saw: what
 * the rule gives back, and what was paid. A refund beyond the member's terms, whoever cancels, needs a reason and is limited by
 * the operator's role; `refund` may also be more than `owed`.
 */
export const operatorCancellation = requestBody({
  by: z.enum(['club', 'member'], 'Please choose who cancels'),
  paid: paise,
  owed: paise,
  refund: paise,
  reason: optionalBlock(cancelReasonMaxLength),
})
export type OperatorCancellation = z.output<typeof operatorCancellation>

export const transferReferenceMaxLength = 100

/** Money that arrived by bank transfer. `paid` is what the operator saw as paid before. */
export const transferRecord = requestBody({
  paid: paise,
  amount: paise.check(z.positive('Please enter an amount')),
  /** The club's date on which it arrived. */
  receivedOn: calendarDate,
  /** What finds it in the club's bank account. */
  reference: lineOfText({
    min: 3,
    max: transferReferenceMaxLength,
    message: 'Please enter the reference of the bank',
  }),
})
export type TransferRecord = z.output<typeof transferRecord>

/** The most days for which an operator keeps a seat unpaid, or by which a deadline moves. */
export const deadlineDaysMax = 30

const daysMessage = `Please give 1 to ${deadlineDaysMax} days`
const days = z.int(daysMessage).check(z.gte(1, daysMessage), z.lte(deadlineDaysMax, daysMessage))

/** A booking that an operator enters: its seat is held for some days, until it is paid on the site or by bank transfer. */
export const bookingEntry = requestBody({
  member: accountName({ min: 1, message: 'Please enter a username or an email address' }),
  days,
})
export type BookingEntry = z.output<typeof bookingEntry>

/**
 * More days to pay: for the first payment of a hold, or the balance of a confirmed booking. `until` is the deadline that the
 * operator saw: the instant at which the hold ends, or the date of the balance.
 */
export const deadlineExtension = requestBody({ days, until: z.union([instant, calendarDate]) })
export type DeadlineExtension = z.output<typeof deadlineExtension>

/** A part of what was paid goes back, and the member keeps the seat. `paid` and `partRefunded` are what the operator saw. */
export const partRefund = requestBody({
  paid: paise,
  partRefunded: paise,
  amount: paise.check(z.positive('Please enter an amount')),
  reason: blockOfText({
    min: 3,
    max: cancelReasonMaxLength,
    message: 'Please say why',
  }),
})
export type PartRefund = z.output<typeof partRefund>

/** A departure to which a booking can be moved, with what that does to its money. */
export const moveTarget = z.object({
  id,
  tripTitle: z.string(),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int('Must be a whole number'),
  seats,
  groupDecision,
  /** The club's date of that decision. */
  decisionDate: calendarDate,
  /** The new price in paise. */
  total: paise,
  /** What goes back. */
  refund: paise,
  /** What is still to pay. */
  balance: paise,
  balanceDue: z.nullable(calendarDate),
  /** What goes back at once, and what the terms would give afterwards. */
  backInAll: paise,
})
export type MoveTarget = z.output<typeof moveTarget>

/** The departures ahead with a free seat on which the member has none, by date. */
export const moveTargets = z.array(moveTarget)

/** The move with what the operator saw: the departure that the booking is on, its payments and the new terms. */
export const bookingMove = requestBody({
  from: id,
  to: id,
  paid: paise,
  refund: paise,
  balance: paise,
  /** Why more goes back than the member's terms give. */
  reason: optionalBlock(cancelReasonMaxLength),
})
export type BookingMove = z.output<typeof bookingMove>
