import * as z from 'zod/mini'
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import { calendarDate, id, idParam, requestBody } from '../contract/request.ts'
import { returnDate } from './departure-dates.ts'
import { optionalPhone } from '../text/phone-text.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'

/** Maximum lengths in code points, and the most hotels of a departure. */
export const departureHotelLimits = {
  name: 120,
  address: 300,
  phone: 30,
  perDeparture: 20,
} as const
const limits = departureHotelLimits

/** A hotel in which a group sleeps. */
export const departureHotel = z.object({
  id,
  name: storedText(limits.name),
  address: storedText(limits.address),
  /** As a phone dials it, `+90 212 555 01 00`; null if the club has none. */
  phone: z.nullable(storedText(limits.phone)),
  /** The date of the first evening. */
  firstNight: calendarDate,
  nights: z.int('Must be a whole number').check(z.positive('Must be at least 1')),
})
export type DepartureHotel = z.output<typeof departureHotel>

const countryMessage = 'Please enter the phone with its country code, such as +90 212 555 01 00'
const nightsMessage = 'Please enter at least one night'

/** A hotel of a departure, as an operator enters it. */
export const departureHotelForm = requestBody({
  name: lineOfText({ min: 2, max: limits.name, message: 'Please enter the name of the hotel' }),
  address: lineOfText({ min: 5, max: limits.address, message: 'Please enter the whole address' }),
  /** Empty if there is none. */
  phone: optionalPhone({ countryMessage }),
  firstNight: calendarDate,
  nights: z.int(nightsMessage).check(z.gte(1, nightsMessage), z.lte(30, 'At most 30 nights')),
})
export type DepartureHotelForm = z.output<typeof departureHotelForm>

/** The fields of a hotel as the operator saw them, and as they should be. */
export const departureHotelChange = requestBody({
  before: requestBody(z.omit(departureHotel, { id: true }).shape),
  after: departureHotelForm,
})
export type DepartureHotelChange = z.output<typeof departureHotelChange>

export const departureHotels = z.array(departureHotel, 'Must be a list of hotels')
export type DepartureHotels = z.output<typeof departureHotels>

export const departureHotelParams = z.object({ id: idParam, hotelId: idParam })

/** The fields whose nights are not nights of the trip, with their messages; undefined if all are. */
export function hotelNightsProblem(
  { firstNight, nights }: Pick<DepartureHotelForm, 'firstNight' | 'nights'>,
  departure: { departureDate: CalendarDate; duration: number },
): { firstNight?: string; nights?: string } | undefined {
  const last = returnDate(departure.departureDate, departure.duration)
  if (firstNight < departure.departureDate || firstNight >= last) {
    return {
      firstNight: `Please choose a night from ${formatDate(departure.departureDate)} to ${formatDate(addDays(last, -1))}`,
    }
  }
  const most = daysBetween(firstNight, last)
  if (nights <= most) return undefined
  return { nights: `Only ${most} ${most === 1 ? 'night is' : 'nights are'} left from that date` }
}
