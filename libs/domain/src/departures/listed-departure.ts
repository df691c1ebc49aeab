import * as z from 'zod/mini'
import { availabilities } from '../availability/availability.ts'
import { calendarDate, id } from '../contract/request.ts'
import { groupFigures } from '../group-summaries/group-summary.ts'
import { host } from '../hosts/host.ts'
import { groupDecision, spotCount, tripSchedule } from './departure.ts'

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
  /** None is free, but members are paying for the last ones, and no one waits: they are booked or free again within minutes. */
  isBeingPaid: z.boolean('Must be true or false'),
})
export type Seats = z.output<typeof seats>

/** A departure as the site shows it. */
export const listedDeparture = z.object({
  id,
  tripId: id,
  departureDate: calendarDate,
  /** Days. */
  duration: tripSchedule.shape.duration,
  priceTier: tripSchedule.shape.priceTier,
  /** The short name: 'Turkey'. */
  destination: z.string(),
  /** Of its trip. */
  availability: z.enum(availabilities),
  seats,
  /** `seats.total`, under the name of the specification. */
  spotsTotal: spotCount,
  /** `seats.free`, under the name of the specification. */
  spotsRemaining: spotCount,
  groupDecision,
  /** The club's date on which it is decided unless it is guaranteed before. */
  decisionDate: calendarDate,
  /** Whether it can no longer be booked: it has left or will not take place. */
  isClosed: z.boolean(),
  /** That it is too late to apply for a visa (lateVisaText); null if it is not, or if the departure is closed. */
  visaWarning: z.nullable(z.string()),
  /** Who is going; null while too few are confirmed. */
  groupSummary: z.nullable(groupFigures),
  /** Null until an operator chooses one. */
  host: z.nullable(host),
})
export type ListedDeparture = z.output<typeof listedDeparture>

/** Active departures by date, and the club's date (docs/product.md#club-clock). */
export const departureList = z.object({
  today: calendarDate,
  departures: z.array(listedDeparture),
})
export type DepartureList = z.output<typeof departureList>
