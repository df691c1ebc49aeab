import * as z from 'zod/mini'
import { calendarDate, requestBody } from '../contract/request.ts'

/** Basis points (500 is 5 %). */
const rate = z
  .int('Please enter a percentage')
  .check(z.gte(0, 'Must not be negative'), z.lte(10_000, 'Must be at most 100 percent'))

const taxRates = z.object({ validFrom: calendarDate, gst: rate, tcs: rate })

/** The rates by date, the latest first. */
export const adminTaxRates = z.object({
  /** Whether an owner has confirmed the rates, or added some. */
  isConfirmed: z.boolean('Must be true or false'),
  /** The club's date. */
  today: calendarDate,
  items: z.array(taxRates),
})
export type AdminTaxRates = z.output<typeof adminTaxRates>

/** New rates, in force from a date on. Seats that were held before keep theirs. */
export const newTaxRates = requestBody({ validFrom: calendarDate, gst: rate, tcs: rate })
export type NewTaxRates = z.output<typeof newTaxRates>

export const taxRatesParams = z.object({ validFrom: calendarDate })

/** '18', '5', '0.5' and the like as basis points; undefined for what is no percentage of at most two decimals. */
export function parsePercent(text: string): number | undefined {
  const typed = /^([0-9]{1,3})(?:\.([0-9]{1,2}))?$/.exec(text.trim().replace(/ ?%$/, ''))
  if (!typed) return undefined
  return Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'))
}
