import * as z from 'zod/mini'
import { calendarDate } from '../contract/request.ts'
import { storedText } from '../text/stored-text.ts'

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
