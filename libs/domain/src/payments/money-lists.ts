import * as z from 'zod/mini'
import { figure } from '../contract/figure.ts'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { daysInOrder, period } from '../contract/period.ts'
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

/** Receipts, payments that no booking could take and that have no receipt, credit notes, and refunds of money without a receipt. */
export const documentKinds = ['receipt', 'payment', 'credit-note', 'refund'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The kinds by which way the money went, and one by one. */
export const documentFilters = ['received', 'refunded', ...documentKinds] as const
export type DocumentFilter = (typeof documentFilters)[number]

export const documentKindNames: Readonly<Record<DocumentFilter, string>> = {
  received: 'Received',
  refunded: 'Refunded',
  receipt: 'Receipt',
  payment: 'Payment not booked',
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
  kind: z.optional(z.enum(documentFilters, 'Must be a kind of document')),
  ...period,
  ...orderQuery(documentOrder),
}

/** `search` finds a document by its number, and by what a search of the bookings finds. */
export const adminDocumentsQuery = pageQuery(documentFilter).check(daysInOrder())
export type AdminDocumentsQuery = z.output<typeof adminDocumentsQuery>

export const adminDocumentsExportQuery = fileQuery(documentFilter).check(daysInOrder())

export const listedDocument = z.object({
  /** Of its row. */
  id,
  kind: z.enum(documentKinds, 'Must be a kind of document'),
  ...about,
  /** Null for a payment or refund without a receipt. */
  number: z.nullable(z.string()),
  /** Of a credit note: the number of its receipt. */
  receipt: z.nullable(z.string()),
  /** The gateway's id, or the bank's reference, of the payment and of the refund. */
  paymentId: z.nullable(z.string()),
  refundId: z.nullable(z.string()),
  issuedOn: calendarDate,
  /** The taxes in it and the whole of it; not positive if the money went out. */
  gst: z.int('Must be paise'),
  tcs: z.int('Must be paise'),
  amount: z.int('Must be paise'),
})
export type ListedDocument = z.output<typeof listedDocument>
export const adminDocuments = pageOf(listedDocument)

/** Months that the chart of money looks back, with the present one. */
export const moneyMonthsBack = 12

/** The money of some days by the documents: what came in, what went out, which is not positive, and both together. */
export const movedMoney = z.object({ received: figure, refunded: figure, kept: figure })
export type MovedMoney = z.output<typeof movedMoney>

/** The periods about which an accountant asks, without choosing days. */
export const moneyPeriods = ['thisMonth', 'lastMonth', 'financialYear', 'lastMonths'] as const
export type MoneyPeriod = (typeof moneyPeriods)[number]

const moneyMonth = z.extend(movedMoney, {
  /** '2025-05' */
  month: storedText(7),
  /** The balances that are due in it and not paid. */
  due: figure,
})
export type MoneyMonth = z.output<typeof moneyMonth>

/** The money by month: the last `moneyMonthsBack` months, and those ahead until the last balance is due. */
export const moneyMonths = z.object({
  /** The club's date. */
  today: calendarDate,
  /** The oldest first. */
  months: z.array(moneyMonth, 'Must be a list'),
  periods: z.object({
    thisMonth: movedMoney,
    lastMonth: movedMoney,
    financialYear: movedMoney,
    lastMonths: movedMoney,
  } satisfies Record<MoneyPeriod, typeof movedMoney>),
  /** All balances that are not paid. */
  due: figure,
})
export type MoneyMonths = z.output<typeof moneyMonths>
