import * as z from 'zod/mini'
import { fileQuery, orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { defaultSpotsTotal } from '../constants/limits.ts'
import { calendarDate, clockTime, id, idParam, instant, requestBody } from '../contract/request.ts'
import { groupDecision, meetingPlace, spotCount, tripSchedule } from './departure.ts'
import { seats } from './listed-departure.ts'
import { host } from '../hosts/host.ts'
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import { returnDate } from './departure-dates.ts'
import { optionalPhone } from '../text/phone-text.ts'
import { storedText } from '../text/stored-text.ts'
import { lineOfText } from '../text/text.ts'

/** Upper bound for the seats of a departure. */
export const spotsTotalMax = 40

const seasonMessage = 'The season must be a year of four digits'
const spotsMessage = `Please give 1 to ${spotsTotalMax} seats`

const season = z.pipe(
  z.string(seasonMessage).check(z.regex(/^[0-9]{4}$/, seasonMessage)),
  z.transform(Number),
)

/** Days before the decision about a group from which a departure with too few travellers is listed. */
export const decisionNearDays = 14

/** `applicants` is how many wait for a decision. Departures without a host come first by `host`. */
export const departureOrder = {
  date: 'asc',
  trip: 'asc',
  days: 'asc',
  price: 'desc',
  applicants: 'desc',
  host: 'asc',
} as const

/** What a departure ahead can lack: travellers shortly before its decision, or seats for those on its waitlist. */
export const departureNeeds = ['travellers', 'seats'] as const
export type DepartureNeed = (typeof departureNeeds)[number]

/** `season` is a year; `when` leaves out departures that have left; `search` matches trip, destination, host and date. */
const filter = {
  season: z.optional(season),
  when: z.prefault(z.enum(['coming', 'all'], 'Must be coming or all'), 'all'),
  tripId: z.optional(idParam),
  lacks: z.optional(z.enum(departureNeeds, 'Must be travellers or seats')),
  ...orderQuery(departureOrder),
}
export const adminDeparturesQuery = pageQuery(filter)
export type AdminDeparturesQuery = z.output<typeof adminDeparturesQuery>

export const adminDeparturesExportQuery = fileQuery(filter)

export type AdminDeparturesExportQuery = z.output<typeof adminDeparturesExportQuery>

const spotsTotal = z
  .int(spotsMessage)
  .check(z.gte(1, spotsMessage), z.lte(spotsTotalMax, spotsMessage))

/** The id of its host; null for no one yet. */
const hostId = z.nullable(id)

/** Where and when its group meets; both are null if as its trip says. */
const ownMeeting = { place: z.nullable(meetingPlace), time: z.nullable(clockTime) }

/** A departure with its seats, as an operator sees it. */
export const adminDeparture = z.object({
  id,
  tripId: id,
  tripTitle: z.string(),
  /** Days of the trip itself; a longer departure is an extended edition. */
  tripDuration: z.int(),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  priceTier: tripSchedule.shape.priceTier,
  /** `seats.total`, as operators change it. */
  spotsTotal: spotCount,
  seats,
  /** Until when the last kept seat is kept; null if none is. */
  keptUntil: z.nullable(instant),
  /** Members on its waitlist, with or without an offer. */
  waiting: spotCount,
  groupDecision,
  /** The club's date on which it is decided unless it is guaranteed before. */
  decisionDate: calendarDate,
  /** Its state in a word, such as 'Open' or 'Full': `seats` has the numbers. */
  stateLabel: z.string(),
  /** Invite requests for this departure that wait for a decision. */
  applicants: spotCount,
  /** Whether the site shows it. A closed departure takes no new bookings. */
  isActive: z.boolean(),
  /** By the club's date; a departure has left on its first day. */
  hasLeft: z.boolean(),
  host: z.nullable(host),
  /** Where and when its group meets, in local time, HH:MM; both are null if as its trip says. */
  meetingPlace: z.nullable(z.string()),
  meetingTime: z.nullable(z.string()),
  /** The same in words, with what its trip says; null if neither says it. */
  meeting: z.nullable(z.string()),
})
export type AdminDeparture = z.output<typeof adminDeparture>

/** One page of the departures, with the values that they can be filtered by. */
export const adminDepartures = z.extend(pageOf(adminDeparture), {
  /** The club's date. */
  today: calendarDate,
  /** Years that have departures, regardless of the filter. */
  seasons: z.array(z.int()),
  /** Every published trip by id, for the filter and, unless it is archived, for the form. */
  trips: z.array(
    z.object({
      id,
      title: z.string(),
      duration: z.int(),
      archived: z.boolean('Must be true or false'),
    }),
  ),
})
export type AdminDepartures = z.output<typeof adminDepartures>

/** Place and time of a meeting come together. */
const isWholeMeeting = ({
  meetingPlace,
  meetingTime,
}: {
  meetingPlace?: string | null | undefined
  meetingTime?: string | null | undefined
}) => typeof meetingPlace === typeof meetingTime
const meetingMessage = { error: 'Please give a place and a time', path: ['meetingTime'] }

/** A new departure. Its date must be after the club's date. */
export const departureForm = requestBody({
  tripId: id,
  departureDate: calendarDate,
  duration: tripSchedule.shape.duration,
  priceTier: tripSchedule.shape.priceTier,
  spotsTotal: z._default(spotsTotal, defaultSpotsTotal),
  hostId: z._default(hostId, null),
  meetingPlace: z._default(ownMeeting.place, null),
  meetingTime: z._default(ownMeeting.time, null),
}).check(z.refine(isWholeMeeting, meetingMessage))
export type DepartureForm = z.output<typeof departureForm>

const fields = {
  departureDate: z.optional(calendarDate),
  duration: z.optional(tripSchedule.shape.duration),
  priceTier: z.optional(tripSchedule.shape.priceTier),
  spotsTotal: z.optional(spotsTotal),
  hostId: z.optional(hostId),
  meetingPlace: z.optional(ownMeeting.place),
  meetingTime: z.optional(ownMeeting.time),
}

/** Earlier values may be outside today's bounds. */
const earlier = requestBody({
  ...fields,
  duration: z.optional(z.int('Must be a whole number')),
  spotsTotal: z.optional(spotCount),
})

/** The changed fields and the values that the operator saw before the change. */
export const departureChange = requestBody({
  before: earlier,
  after: requestBody(fields).check(z.refine(isWholeMeeting, meetingMessage)),
}).check(
  z.refine(
    ({ before, after }) =>
      Object.keys(after).length > 0 &&
      Object.keys(before).sort().join() === Object.keys(after).sort().join(),
    { error: 'Name the changed fields, and the values that they had', path: ['after'] },
  ),
)
export type DepartureChange = z.output<typeof departureChange>

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
