import * as z from 'zod/mini'
import { calendarDate, id } from '../contract/request.ts'
import { storedText as text } from '../text/stored-text.ts'
import { itineraryDay } from '../trips/trip.ts'
import { emergencyNumbers } from '../destinations/emergency-numbers.ts'
import { departureHotel } from '../departures/admin-departures.ts'

/** What the members of a group need on the road, readable without a connection. */
export const tripPocket = z.object({
  departureId: id,
  title: text(200),
  destination: text(200),
  departureDate: calendarDate,
  /** The last day. */
  returnDate: calendarDate,
  /** When and where the group meets; null if the trip does not say it. Missing in a pocket that a device kept from before. */
  meeting: z.optional(z.nullable(text(300))),
  /** Empty if the itinerary of this length is not written yet. */
  days: z.array(z.extend(itineraryDay, { date: calendarDate }), 'Must be a list of days'),
  /** By their first night. */
  hotels: z.array(departureHotel, 'Must be a list of hotels'),
  /** Null if the destination's numbers are not known. */
  emergency: z.nullable(emergencyNumbers),
  clubPhone: z.nullable(text(30)),
  /** The host first, then the others by name, without members who blocked the reader or whom the reader blocked. */
  members: z.array(z.object({ id, name: text(200), isHost: z.boolean('Must be true or false') })),
})
export type TripPocket = z.output<typeof tripPocket>
