import * as z from 'zod/mini'
import { id } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'

/** A member's trip in the account. */
export const userTrip = z.object({
  id,
  destination: storedText(200),
  /** The dates as text: '14-17 August'. */
  date: storedText(60),
  /** For people, such as Confirmed or Completed. */
  status: storedText(40),
  groupSize: storedText(60),
  /** Null until the club has named one. */
  coordinator: z.nullable(storedText(100)),
  /** Out of 5; null if the member has not rated the trip. */
  rating: z.nullable(
    z
      .number('Must be a number')
      .check(z.nonnegative('Must not be negative'), z.lte(5, 'Must be at most 5')),
  ),
  highlights: storedTexts(300),
})

export type UserTrip = z.output<typeof userTrip>

export const userTrips = z.object({
  current: z.array(userTrip, 'Must be a list'),
  previous: z.array(userTrip, 'Must be a list'),
})

export type UserTrips = z.output<typeof userTrips>
