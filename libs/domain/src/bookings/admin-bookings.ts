import * as z from 'zod/mini'
import {
  bookingEnds,
  bookingLabels,
  bookingStatuses,
  moneyStateNames,
  moneyStates,
} from '../seats/booking.ts'
import { paise } from '../money/paise.ts'
import { receiptSlugPattern } from '../refunds/receipt-number.ts'
import { figure } from '../contract/figure.ts'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { daysInOrder, period } from '../contract/period.ts'
import { calendarDate, id, idParam, instant, requestBody } from '../contract/request.ts'
import { refundStatuses } from '../refunds/refund-history.ts'
import { adminDeparture } from '../departures/admin-departures.ts'
import { spotCount } from '../departures/departure.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'

const status = z.enum(bookingStatuses, 'Must be a state of a booking')

/**
 * The states of a booking, those in which it has or holds a seat, holds of the last `lapsedHoldDays` that ran out after a
 * payment was begun, and bookings that were cancelled with their departure.
 */
export const statusFilters = [...bookingStatuses, 'live', 'lapsed', 'with-departure'] as const
export type StatusFilter = (typeof statusFilters)[number]

/**
 * The sums of a booking that figures add up: in paise, each with its name, the filter that finds the bookings in which it is
 * not 0, and the name of that if it has another. What was paid is refunded, still to refund, or kept.
 */
export const bookingSums = {
  balanceOwed: { name: 'Still to pay', filter: 'balance', found: 'Balance due or overdue' },
  amountPaid: { name: 'Paid', filter: 'paid', found: 'Any payment' },
  refunded: { name: 'Refunded', filter: 'refund-done', found: 'Refund done' },
  refundOpen: { name: 'Still to refund', filter: 'refund-open' },
  kept: { name: 'Kept', filter: 'kept', found: 'Money kept' },
  /** What came late, twice or with a wrong amount, or was too much after a move, is no part of what was paid. */
  returnOpen: { name: 'Other money to refund', filter: 'return-open' },
  returned: { name: 'Other money refunded', filter: 'return-done' },
  refundByHand: { name: 'To refund by hand', filter: 'refund-by-hand' },
  /** Without refunds from before it was cancelled. */
  cancelOpen: { name: 'Still to refund after cancelling', filter: 'cancel-open' },
  cancelByHand: { name: 'To refund by hand after cancelling', filter: 'cancel-by-hand' },
  /** What goes back if the club cancels it now, and the part of it that an operator pays by hand; 0 without a seat. */
  refundable: { name: 'If the club cancels', filter: 'refundable' },
  refundableByHand: { name: 'If the club cancels, by hand', filter: 'refundable-by-hand' },
} as const
export type BookingSum = keyof typeof bookingSums
export const bookingSumNames = Object.keys(bookingSums) as BookingSum[]

/** The states of a booking's money, the balances that are to be paid, and the sums that it can have. */
export const moneyFilters = [
  ...moneyStates,
  'balance-due',
  'balance-overdue',
  ...Object.values(bookingSums).map(({ filter }) => filter),
] as const
export type MoneyFilter = (typeof moneyFilters)[number]

type Sum = { name: string; filter: string; found?: string }
const nameOfFilter = ({ filter, name, found = name }: Sum) => [filter, found] as const

export const moneyFilterNames = {
  ...moneyStateNames,
  // A row says how much: 'Deposit paid' is exactly that.
  'deposit-paid': 'Part paid',
  'balance-due': 'Balance due',
  'balance-overdue': 'Balance overdue',
  ...Object.fromEntries(Object.values<Sum>(bookingSums).map(nameOfFilter)),
} as Readonly<Record<MoneyFilter, string>>

/**
 * `search` finds a booking by its number (`12`, `#12`), by the number of a receipt or credit note, by the beginning of the
 * gateway's id of an order, a payment or a refund, by the reference of a payment or refund outside the site, and by member, trip,
 * departure date and a whole tag.
 */
const filter = {
  status: z.optional(z.enum(statusFilters, 'Must be a state of a booking')),
  money: z.optional(z.enum(moneyFilters, "Must be a state of a booking's money")),
  departure: z.optional(idParam),
  /** Those with a balance that is due on these days. */
  ...period,
}

/** `due` is the date of the balance; bookings without one come last. */
export const bookingOrder = {
  booked: 'desc',
  member: 'asc',
  trip: 'asc',
  departure: 'asc',
  paid: 'desc',
  due: 'asc',
} as const

const order = orderQuery(bookingOrder)

export const adminBookingsQuery = pageQuery({
  ...filter,
  ...order,
  /** 'no' leaves out counting, for those who show only the first: `total` is then how many are on the page. */
  count: z.optional(z.enum(['no'], 'Must be no')),
}).check(daysInOrder())
export type AdminBookingsQuery = z.output<typeof adminBookingsQuery>

/** The bookings of the CSV file. */
export const adminBookingsExportQuery = fileQuery({
  ...filter,
  ...order,
}).check(daysInOrder())

/** What is said of a booking in a list, see bookingLabel and moneyLabel. */
const labels = { label: z.enum(bookingLabels), moneyLabel: z.string() }

/** A booking in the list. The member's fields are null if they were erased with the account. */
export const listedBooking = z.object({
  id,
  userId: z.nullable(id),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  tripTitle: z.string(),
  departureId: id,
  departureDate: calendarDate,
  /** A hold that has run out is expired at once. */
  status,
  ...labels,
  /** Whether the balance is to be paid, or should have been; null if there is none to pay. */
  balance: z.nullable(z.enum(['due', 'overdue'])),
  /** The date of that balance. */
  balanceDue: z.nullable(calendarDate),
  ...(Object.fromEntries(bookingSumNames.map((name) => [name, z.int('Must be paise')])) as Record<
    BookingSum,
    typeof paise
  >),
  totalAmount: paise,
  /** ISO 4217. */
  currency: z.string(),
  createdAt: instant,
})
export type ListedBooking = z.output<typeof listedBooking>

/** One page of the bookings. */
export const adminBookings = z.extend(pageOf(listedBooking), {
  /** A search has found more than `total` bookings. */
  hasMore: z.optional(z.literal(true)),
  /** The departure of which bookings were asked for. */
  departure: z.optional(z.pick(listedBooking, { tripTitle: true, departureDate: true })),
})
export type AdminBookings = z.output<typeof adminBookings>

export const adminBookingDocumentParams = z.object({
  id: idParam,
  number: z
    .string()
    .check(z.regex(new RegExp(`^${receiptSlugPattern}$`), 'Must be a number of a receipt')),
})

/** The most bookings of a departure that an answer lists. */
export const departureBookingsMax = 200

/**
 * A booking of a departure, as an operator sees it. A field of the member is null if it was not given or was erased with
 * the account.
 */
export const departureBooking = z.object({
  id,
  userId: z.nullable(id),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  ageGroup: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.enum(bookingStatuses, 'Must be a state of a booking'),
  /** Why it ended; null while it has or holds a seat. */
  endedBy: z.nullable(z.enum(bookingEnds)),
  ...labels,
  amountPaid: paise,
  totalAmount: paise,
  /** ISO 4217. */
  currency: z.string(),
  /** When the hold of a pending booking ends. */
  holdExpiresAt: z.nullable(instant),
  /** Whether the rest of the price is to be paid, or should have been; null if there is none to pay. */
  balance: z.nullable(z.enum(['due', 'overdue'])),
  /** When it is due. */
  balanceDue: z.nullable(calendarDate),
  refunds: z.array(
    z.object({
      amount: paise,
      status: z.enum(refundStatuses, 'Must be a state of a refund'),
      /** Whether it is of other money, see bookingSums. */
      isOther: z.boolean('Must be true or false'),
    }),
  ),
  /** What the club still has to pay back by hand. */
  refundByHand: paise,
  /** Whether the club can cancel it: until the end of the day of departure, while it has or holds a seat. */
  canCancel: z.boolean(),
})
export type DepartureBooking = z.output<typeof departureBooking>

/** The money of a departure over all its bookings, also those that have ended. */
export const departureMoney = {
  /** What the club has of it after refunds, also those that are not done. */
  kept: figure,
  /** What its travellers still have to pay. */
  owed: figure,
}

/** A departure with its bookings: first those that have or hold a seat, then ended ones on which money has moved. */
export const adminDepartureWithBookings = z.extend(adminDeparture, {
  ...departureMoney,
  paid: figure,
  refunded: figure,
  refundOpen: figure,
  returnOpen: figure,
  returned: figure,
  refundByHand: figure,
  /** What its travellers get back if the club cancels it now, and the part of it that an operator pays by hand. */
  refundable: figure,
  refundableByHand: figure,
  /** Whether the club can still cancel it: until the end of the day of departure. */
  canCancel: z.boolean(),
  /** What it can be given as its meeting: what its trip says for each length, and what other departures of the trip have. */
  meetingChoices: z.object({
    trip: z.array(z.object({ duration: z.int(), place: z.string(), time: z.string() })),
    others: z.array(z.object({ place: z.string(), time: z.string() })),
  }),
  /** At most `departureBookingsMax`. */
  bookings: z.array(departureBooking),
  bookingsTotal: z.int(),
})
export type AdminDepartureWithBookings = z.output<typeof adminDepartureWithBookings>

export const cancellationReasonMax = 500

/** The figures that the operator saw before cancelling a departure, and the reason. */
export const departureCancellation = requestBody({
  travellers: spotCount,
  refund: paise,
  /** The members read it in their email. */
  reason: lineOfText({
    min: 5,
    max: cancellationReasonMax,
    message: 'Please say why, in at least 5 characters: the members read it',
  }),
})
export type DepartureCancellation = z.output<typeof departureCancellation>

/** How far the cancelling of a departure has come; null unless it is cancelled. */
export const departureCancellationProgress = z.object({
  cancellation: z.nullable(
    z.object({
      /** What the club gave the members as its reason; null if too few travellers had booked. */
      reason: z.nullable(storedText(cancellationReasonMax)),
      /** The bookings that are still to be ended. */
      left: figure,
      /** The bookings that were paid and ended with it, and those of them that are refunded in full. */
      paid: figure,
      refunded: figure,
      /** Its refunds that are not done, and those of them that an operator pays by hand. */
      open: figure,
      byHand: figure,
      /** With refunds of these bookings from before. */
      refundOpen: figure,
    }),
  ),
})
export type DepartureCancellationProgress = z.output<typeof departureCancellationProgress>
