import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { bookingStatuses, paymentStatuses } from '../../bookings/booking.ts'
import { defaultSpotsTotal } from '../../constants/limits.ts'
import { calendarDate, id, idParam, instant, requestBody } from '../../contract/request.ts'
import { spotCount, tripSchedule } from '../../departures/departure.ts'
import { lineOfText } from '../../text/text.ts'

/** The most seats that a departure of a small group can have. */
export const spotsTotalMax = 40

const coordinatorMaxLength = 100
const seasonMessage = 'The season must be a year of four digits'
const spotsMessage = `Please give 1 to ${spotsTotalMax} seats`

const season = z.pipe(
  z.string(seasonMessage).check(z.regex(/^[0-9]{4}$/, seasonMessage)),
  z.transform(Number),
)

/** What the table of departures asks for: `season` is a year, `search` looks into trip, destination and coordinator. */
export const adminDeparturesQuery = pageQuery({
  season: z.optional(season),
  tripId: z.optional(idParam),
})
export type AdminDeparturesQuery = z.output<typeof adminDeparturesQuery>

const spotsTotal = z
  .int(spotsMessage)
  .check(z.gte(1, spotsMessage), z.lte(spotsTotalMax, spotsMessage))

/** Who of the club travels along; an empty text for nobody yet. */
const coordinator = lineOfText({ max: coordinatorMaxLength, message: 'Must be a text' })

/** A departure as the desk sees it, with its seats. */
export const adminDeparture = z.object({
  id,
  tripId: id,
  tripTitle: z.string(),
  /** Days that the trip's page describes: a longer departure is its extended edition. */
  tripDuration: z.int(),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  priceTier: tripSchedule.shape.priceTier,
  spotsTotal: spotCount,
  /** Seats of confirmed bookings. */
  sold: spotCount,
  /** Seats of pending bookings whose hold has not ended. */
  held: spotCount,
  left: spotCount,
  /** Invite requests for this departure that wait for a decision. */
  pendingInvites: spotCount,
  /** Whether the site shows it; a closed one takes no new bookings. */
  isActive: z.boolean(),
  /** By the club's date: on its own date it is under way already. */
  hasLeft: z.boolean(),
  coordinator: z.string(),
})
export type AdminDeparture = z.output<typeof adminDeparture>

/** One page of the departures, by date, with what they can be narrowed to. */
export const adminDepartures = z.extend(pageOf(adminDeparture), {
  /** The club's date. */
  today: calendarDate,
  /** Years that have departures, whatever was asked for. */
  seasons: z.array(z.int()),
  /** Every trip by id, for the filter and the form. */
  trips: z.array(z.object({ id, title: z.string(), duration: z.int() })),
})
export type AdminDepartures = z.output<typeof adminDepartures>

/** A traveller with a seat, or with one on hold. What is null was not given, or went with the account. */
export const groupMember = z.object({
  bookingId: id,
  userId: z.nullable(id),
  name: z.nullable(z.string()),
  ageGroup: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.enum(bookingStatuses, 'Must be a state of a booking'),
  paymentStatus: z.enum(paymentStatuses, 'Must be a state of a payment'),
  /** In the currency's smallest unit: paise for INR. */
  amountPaid: z.int(),
  totalAmount: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  /** Until when a pending booking keeps its seat. */
  holdExpiresAt: z.nullable(instant),
})
export type GroupMember = z.output<typeof groupMember>

/** A departure with everybody on it, first those who booked first. */
export const adminDepartureWithGroup = z.extend(adminDeparture, { group: z.array(groupMember) })
export type AdminDepartureWithGroup = z.output<typeof adminDepartureWithGroup>

export const adminDepartureParams = z.object({ id: idParam })

/** A new departure. Its date must lie after the club's. */
export const departureForm = requestBody({
  tripId: id,
  departureDate: calendarDate,
  duration: tripSchedule.shape.duration,
  priceTier: tripSchedule.shape.priceTier,
  spotsTotal: z._default(spotsTotal, defaultSpotsTotal),
  coordinator: z._default(coordinator, ''),
})
export type DepartureForm = z.output<typeof departureForm>

const fields = {
  departureDate: z.optional(calendarDate),
  duration: z.optional(tripSchedule.shape.duration),
  priceTier: z.optional(tripSchedule.shape.priceTier),
  spotsTotal: z.optional(spotsTotal),
  coordinator: z.optional(coordinator),
}

/** What stood there may be anything that was ever stored. */
const earlier = requestBody({
  ...fields,
  duration: z.optional(z.int('Must be a whole number')),
  spotsTotal: z.optional(spotCount),
})

/** The changed fields alone, with the values that they had before the eyes of whoever changed them. */
export const departureChange = requestBody({ before: earlier, after: requestBody(fields) }).check(
  z.refine(
    ({ before, after }) =>
      Object.keys(after).length > 0 &&
      Object.keys(before).sort().join() === Object.keys(after).sort().join(),
    { error: 'Name the changed fields, and the values that they had', path: ['after'] },
  ),
)
export type DepartureChange = z.output<typeof departureChange>
