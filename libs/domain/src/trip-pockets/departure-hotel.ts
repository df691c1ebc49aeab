import * as z from 'zod/mini'
import { calendarDate, id } from '../contract/request.ts'
import { storedText as text } from '../text/stored-text.ts'

/** Maximum lengths in code points, and the most hotels of a departure. */
export const departureHotelLimits = {
  name: 120,
  address: 300,
  phone: 30,
  perDeparture: 20,
} as const

const nightsMessage = 'Must be a whole number'

/** A hotel in which a group sleeps. */
export const departureHotel = z.object({
  id,
  name: text(departureHotelLimits.name),
  address: text(departureHotelLimits.address),
  /** As a phone dials it, `+90 212 555 01 00`; null if the club has none. */
  phone: z.nullable(text(departureHotelLimits.phone)),
  /** The date of the first evening. */
  firstNight: calendarDate,
  nights: z.int(nightsMessage).check(z.positive('Must be at least 1')),
})
export type DepartureHotel = z.output<typeof departureHotel>
