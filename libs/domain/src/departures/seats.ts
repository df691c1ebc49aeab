import * as z from 'zod/mini'

const count = z.int('Must be a whole number').check(z.nonnegative('Must not be negative'))

/**
 * The seats of a departure. One query of the API counts them (`club/departures/seats.ts`), and every page, call, mail, file
 * and screen shows these numbers. They add up: `total` is the sum of the others.
 */
export const seats = z.object({
  total: count,
  /** Confirmed bookings. */
  booked: count,
  /** Bookings that are being paid, until their hold ends. */
  held: count,
  /** Offered to members of the waitlist, or free for the next of them. */
  offered: count,
  /** Kept by an operator for members with an approved request. */
  kept: count,
  /** Anyone can book these. */
  free: count,
})
export type Seats = z.output<typeof seats>
