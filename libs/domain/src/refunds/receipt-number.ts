import { type CalendarDate, dateParts } from '../calendar/calendar-date.ts'

/** The financial year of a date in India, April to March: '2025-26'. */
export function financialYear(date: CalendarDate): string {
  const { year, month } = dateParts(date)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

/** The first and the last day of the financial year of a date. */
export function daysOfFinancialYear(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const start = Number(financialYear(date).slice(0, 4))
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` }
}

/**
 * The number of a new receipt: 'FF/25-26/000042'. At most 16 characters up to 9,999,999 receipts a year, as rule 46 of the CGST
 * Rules requires. It is stored as it was issued: earlier ones are longer, 'FF/2025-26/00042'.
 */
export const receiptNumber = (year: string, number: number): string =>
  `FF/${year.slice(2)}/${String(number).padStart(6, '0')}`

/** The number of a new credit note: 'CN/25-26/000042', under the same rule (section 34 of the CGST Act). */
export const creditNoteNumber = (year: string, number: number): string =>
  `CN/${year.slice(2)}/${String(number).padStart(6, '0')}`

/** The number of a receipt or credit note in an address, where a slash would divide the path: 'FF-25-26-000042'. */
export const receiptSlug = (number: string): string => number.replaceAll('/', '-')

/** What such an address ends with, for regular expressions. */
export const receiptSlugPattern = '(?:FF|CN)-(?:[0-9]{2})?[0-9]{2}-[0-9]{2}-[0-9]{5,9}'
