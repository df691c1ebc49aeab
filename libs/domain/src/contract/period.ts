import * as z from 'zod/mini'
import { calendarDate } from './request.ts'

/** Bounded to dates that every database and program can handle. */
const day = z.optional(
  calendarDate.check(
    z.refine((date) => date >= '2000' && date < '3000', 'Must be a day from 2000 to 2999'),
  ),
)

/** The club's dates, both inclusive. */
export const period = { from: day, to: day }

interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Refuses a period that ends before it starts. */
export const daysInOrder = <Query extends Period>() =>
  z.refine<Query>(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'The last day must not be before the first',
    path: ['to'],
  })
