import * as z from 'zod/mini'
import { calendarDate, requestQuery } from '../contract/request.ts'

/** Bounded to dates that every database and program can handle. */
const day = calendarDate.check(
  z.refine((date) => date >= '2000' && date < '3000', 'Must be a day from 2000 to 2999'),
)

/** The club's dates of receipts and refunds, both inclusive. */
export const receiptsExportQuery = requestQuery({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, {
    error: 'The last day must not be before the first',
    path: ['to'],
  }),
)
export type ReceiptsExportQuery = z.output<typeof receiptsExportQuery>
