import { type CalendarDate, dateParts } from '../calendar/calendar-date.ts'

/** The financial year of a date in India, April to March: '2025-26'. */
export function financialYear(date: CalendarDate): string {
  const { year, month } = dateParts(date)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

/** 'FF/2025-26/00042'. At most 16 characters up to 99,999 receipts a year, as rule 46 of the CGST Rules requires. */
export const receiptNumber = (year: string, number: number): string =>
  `FF/${year}/${String(number).padStart(5, '0')}`

/** The receipt's number in an address, where a slash would divide the path: 'FF-2025-26-00042'. */
export const receiptSlug = (number: string): string => number.replaceAll('/', '-')
