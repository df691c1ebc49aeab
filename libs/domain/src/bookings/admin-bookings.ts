import * as z from 'zod/mini'
import { bookingStatuses, moneyStateNames, moneyStates } from '../seats/booking.ts'
import { paise } from '../money/paise.ts'
import { receiptSlugPattern } from '../refunds/receipt-number.ts'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { calendarDate, id, idParam, instant } from '../contract/request.ts'

const status = z.enum(bookingStatuses, 'Must be a state of a booking')

/** The states of a booking's money, and the balances that are to be paid. */
export const moneyFilters = [...moneyStates, 'balance', 'balance-due', 'balance-overdue'] as const
export type MoneyFilter = (typeof moneyFilters)[number]

export const moneyFilterNames: Readonly<Record<MoneyFilter, string>> = {
  ...moneyStateNames,
  balance: 'Balance due or overdue',
  'balance-due': 'Balance due',
  'balance-overdue': 'Balance overdue',
}

/**
 * `search` finds a booking by its number (`12`, `#12`), by the number of a receipt or credit note, by the beginning of the
 * gateway's id of an order, a payment or a refund, by the reference of a payment or refund outside the site, and by member, trip,
 * departure date and a whole tag.
 */
const filter = {
  status: z.optional(status),
  money: z.optional(z.enum(moneyFilters, "Must be a state of a booking's money")),
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
})
export type AdminBookingsQuery = z.output<typeof adminBookingsQuery>

/** The bookings of the CSV file. */
export const adminBookingsExportQuery = fileQuery({
  ...filter,
  ...order,
})

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
  money: z.enum(moneyStates),
  /** Whether the balance is to be paid, or should have been; null if there is none to pay. */
  balance: z.nullable(z.enum(['due', 'overdue'])),
  /** The date of that balance. */
  balanceDue: z.nullable(calendarDate),
  /** What is still to pay of it; 0 if there is none to pay. */
  balanceOwed: paise,
  amountPaid: paise,
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
})
export type AdminBookings = z.output<typeof adminBookings>

export const adminBookingParams = z.object({ id: idParam })

export const adminBookingDocumentParams = z.object({
  id: idParam,
  number: z
    .string()
    .check(z.regex(new RegExp(`^${receiptSlugPattern}$`), 'Must be a number of a receipt')),
})
