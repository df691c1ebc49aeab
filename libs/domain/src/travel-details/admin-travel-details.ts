import * as z from 'zod/mini'
import { calendarDate, id, idParam, instant } from '../contract/request.ts'
import { arrival } from '../groups/arrival.ts'
import { travelDetailsStates } from './travel-details-dates.ts'
import { travelDetails } from './travel-details.ts'

export const departureTravelDetailsParams = z.object({ id: idParam })
export const memberTravelDetailsParams = z.object({ id: idParam, bookingId: idParam })

/** A traveller of a departure, and how far their travel details are; nothing else of what they entered. */
export const travelDetailsEntry = z.object({
  bookingId: id,
  userId: id,
  name: z.string(),
  state: z.enum(travelDetailsStates),
  /** When they were last saved; null if there are none. */
  savedAt: z.nullable(instant),
  /** Whether the group page knows when they arrive. */
  hasArrival: z.boolean(),
})
export type TravelDetailsEntry = z.output<typeof travelDetailsEntry>

/** Who has entered travel details for a departure. */
export const departureTravelDetails = z.object({
  departureId: id,
  dueOn: calendarDate,
  eraseOn: calendarDate,
  items: z.array(travelDetailsEntry),
})
export type DepartureTravelDetails = z.output<typeof departureTravelDetails>

/** One member's travel details, opened by an operator. */
export const memberTravelDetails = z.extend(travelDetailsEntry, {
  departureId: id,
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  savedAt: instant,
  details: travelDetails,
  /** As on the group page. */
  arrival: z.nullable(arrival),
})
export type MemberTravelDetails = z.output<typeof memberTravelDetails>
