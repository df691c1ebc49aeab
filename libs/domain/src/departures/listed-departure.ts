import * as z from 'zod/mini'
import { availabilities } from '../availability/availability.ts'
import { calendarDate, id } from '../contract/request.ts'
import { groupSummary } from '../group-summaries/group-summary.ts'
import { spotCount, tripSchedule } from './departure.ts'
import { departureHost } from './departure-host.ts'

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
  spotsTotal: spotCount,
  /** Seats that anyone can book: neither booked nor held, nor kept for members who wait. */
  spotsRemaining: spotCount,
  /** Whether it can no longer be booked: it has left or will not take place. */
  isClosed: z.boolean(),
  /** Who is going; null while too few are confirmed. */
  groupSummary: z.nullable(groupSummary),
  /** Null until an operator names one. */
  host: z.nullable(departureHost),
})
export type ListedDeparture = z.output<typeof listedDeparture>

/** Active departures by date, and the club's date (docs/product.md#club-clock). */
export const departureList = z.object({
  today: calendarDate,
  departures: z.array(listedDeparture),
})
export type DepartureList = z.output<typeof departureList>
