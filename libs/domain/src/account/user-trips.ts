import * as z from 'zod/mini'
import { id } from '../contract/request.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'

/** A member's trip as the account shows it (spec section 3). */
export const userTrip = z.object({
  id,
  destination: storedText(200),
  /** The dates as text: '14-17 August'. */
  date: storedText(60),
  /** A word for a person, such as Confirmed or Completed. */
  status: storedText(40),
  groupSize: storedText(60),
  /** Null until the club has named one. */
  coordinator: z.nullable(storedText(100)),
  /** Out of 5; null where nobody has rated. */
  rating: z.nullable(
    z
      .number('Must be a number')
      .check(z.nonnegative('Must not be negative'), z.lte(5, 'Must be at most 5')),
  ),
  highlights: storedTexts(300),
})
export type UserTrip = z.output<typeof userTrip>

/** The member's trips: those that lie ahead, and those that were. */
export const userTrips = z.object({
  current: z.array(userTrip, 'Must be a list'),
  previous: z.array(userTrip, 'Must be a list'),
})
export type UserTrips = z.output<typeof userTrips>
