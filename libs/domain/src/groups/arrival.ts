import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { calendarDate, requestBody } from '../contract/request.ts'
import { optionalText, lineOfText } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { returnDate } from '../departures/departure-dates.ts'

export const arrivalLimits = { flight: 10, place: 100 } as const

const timeMessage = 'Please enter a time, such as 14:05'
const time = z.string(timeMessage).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeMessage))

const flightMessage = 'Please enter a flight number such as TK 2012, or leave it empty'
const flight = optionalText(
  lineOfText({ max: arrivalLimits.flight, message: 'Must be a text' }).check(
    z.refine(
      (value) => value === '' || /^[a-z0-9]{2,3} ?\d{1,4}[a-z]?$/i.test(value),
      flightMessage,
    ),
  ),
)

/** When and where a member arrives, in the local time of the place. */
export const arrivalForm = requestBody({
  date: calendarDate,
  time,
  flight,
  place: lineOfText({
    min: 2,
    max: arrivalLimits.place,
    message: 'Please say where you arrive, such as the airport',
  }),
})
export type ArrivalForm = z.output<typeof arrivalForm>

export const arrival = z.object({
  /** A calendar date at the place. */
  date: calendarDate,
  /** Local time: '14:05'. */
  time: storedText(5),
  flight: z.nullable(storedText(arrivalLimits.flight)),
  place: storedText(arrivalLimits.place),
})
export type Arrival = z.output<typeof arrival>

/** How many days before the departure someone may arrive. */
const earlyDays = 30

/** The first and the last date on which a member can arrive. */
export const arrivalDates = (departureDate: CalendarDate, duration: number) => ({
  first: addDays(departureDate, -earlyDays),
  last: returnDate(departureDate, duration),
})
