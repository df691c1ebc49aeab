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

/**
 * Whether the last seats of a departure without a free one are being paid: a hold that no one has paid makes it full for no
 * one else, so no one has to wait for more than the minutes of a hold. Unless someone waits already: what is released is
 * then theirs.
 */
export const areSeatsBeingPaid = ({
  seats: { total, booked, offered, kept },
  isAwaited,
}: {
  seats: Seats
  isAwaited: boolean
}): boolean => !isAwaited && booked + offered + kept < total
