import * as z from 'zod/mini'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { calendarDate, id, instant } from '../contract/request.ts'
import { type PaymentMethod, paymentMethods, paymentParts } from '../seats/booking.ts'
import { storedText } from '../text/stored-text.ts'
import { paise } from '../money/paise.ts'

// The payments of every booking, and what the club issued about money: receipts, credit notes and other refunds.

export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  gateway: 'Payment gateway',
  transfer: 'Bank transfer',
}

/** Whose money it is, as a row names the booking. The member's fields are null if they were erased with the account. */
const about = {
  bookingId: id,
  userId: z.nullable(id),
  /** Null if it is unknown, or was erased with the account. */
  member: z.nullable(z.string()),
  tripTitle: z.string(),
  departureDate: calendarDate,
  /** ISO 4217. */
  currency: z.string(),
}

/** Bounded to dates that every database and program can handle. */
const day = z.optional(
  calendarDate.check(
    z.refine((date) => date >= '2000' && date < '3000', 'Must be a day from 2000 to 2999'),
  ),
)

/** The club's dates, both inclusive. */
const period = { from: day, to: day }

interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Refuses a period that ends before it starts. */
const inOrder = <Query extends Period>() =>
  z.refine<Query>(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'The last day must not be before the first',
    path: ['to'],
  })

/** What has become of a payment: it counts for its booking, or all of it goes back because the booking could not take it. */
export const paymentStates = ['booked', 'returned'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentOrder = { received: 'desc', member: 'asc', amount: 'desc' } as const

/** `search` finds what a search of the bookings finds: number, member, trip, date, receipt, id of the gateway, tag. */
const paymentFilter = {
  method: z.optional(z.enum(paymentMethods, 'Must be gateway or transfer')),
  part: z.optional(z.enum(paymentParts, 'Must be a part of a plan')),
  state: z.optional(z.enum(paymentStates, 'Must be booked or returned')),
  ...orderQuery(paymentOrder),
}

export const adminPaymentsQuery = pageQuery(paymentFilter)
export type AdminPaymentsQuery = z.output<typeof adminPaymentsQuery>

export const adminPaymentsExportQuery = fileQuery(paymentFilter)

export const listedPayment = z.object({
  id,
  ...about,
  part: z.enum(paymentParts, 'Must be a part of a plan'),
  method: z.enum(paymentMethods, 'Must be gateway or transfer'),
  state: z.enum(paymentStates, 'Must be booked or returned'),
  amount: paise,
  /** What has left for the member of it. */
  refunded: paise,
  /** When the club learned of it. */
  receivedAt: instant,
  /** Of a bank transfer: when it arrived. */
  receivedOn: z.nullable(calendarDate),
  /** The gateway's id, or the bank's reference. */
  reference: z.string(),
  receipt: z.nullable(z.string()),
})
export type ListedPayment = z.output<typeof listedPayment>
export const adminPayments = pageOf(listedPayment)

/** Receipts, credit notes, and refunds of money that has no receipt. */
export const documentKinds = ['receipt', 'credit-note', 'refund'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindNames: Readonly<Record<DocumentKind, string>> = {
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  refund: 'Refund',
}

export const documentOrder = {
  issued: 'desc',
  number: 'asc',
  member: 'asc',
  amount: 'desc',
} as const

const documentFilter = {
  kind: z.optional(z.enum(documentKinds, 'Must be a receipt, a credit note or a refund')),
  ...period,
  ...orderQuery(documentOrder),
}

/** `search` finds a document by its number, and by what a search of the bookings finds. */
export const adminDocumentsQuery = pageQuery(documentFilter).check(inOrder())
export type AdminDocumentsQuery = z.output<typeof adminDocumentsQuery>

export const adminDocumentsExportQuery = fileQuery(documentFilter).check(inOrder())

export const listedDocument = z.object({
  /** Of its row. */
  id,
  kind: z.enum(documentKinds, 'Must be a receipt, a credit note or a refund'),
  ...about,
  /** Null for a refund without a receipt. */
  number: z.nullable(z.string()),
  /** Of a credit note: the number of its receipt. */
  receipt: z.nullable(z.string()),
  issuedOn: calendarDate,
  /** The taxes in it and the whole of it; not positive unless it is a receipt. */
  gst: z.int('Must be paise'),
  tcs: z.int('Must be paise'),
  amount: z.int('Must be paise'),
})
export type ListedDocument = z.output<typeof listedDocument>
export const adminDocuments = pageOf(listedDocument)

/** Months that the chart of money looks back, with the present one. */
export const moneyMonthsBack = 12

/** A sum in paise, which may be larger than any single amount. */
const sumOfPaise = z.int().check(z.nonnegative())

const moneyMonth = z.object({
  /** '2025-05' */
  month: storedText(7),
  /** Of the receipts of the month. */
  received: sumOfPaise,
  /** Of its credit notes, and of its refunds that need none. */
  refunded: sumOfPaise,
  /** The balances that are due in it and not paid. */
  due: sumOfPaise,
})
export type MoneyMonth = z.output<typeof moneyMonth>

/** The money by month: the last `moneyMonthsBack` months, and those ahead until the last balance is due. */
export const moneyMonths = z.object({
  /** The club's date. */
  today: calendarDate,
  /** The oldest first. */
  months: z.array(moneyMonth, 'Must be a list'),
})
export type MoneyMonths = z.output<typeof moneyMonths>
