import * as z from 'zod/mini'

/** The largest amount in paise: PostgreSQL's integer. */
const largestAmount = 2_147_483_647

/** An amount in paise. */
export const paise = z
  .int('Must be a whole number')
  .check(z.nonnegative('Must not be negative'), z.lte(largestAmount, 'The amount is out of range'))
