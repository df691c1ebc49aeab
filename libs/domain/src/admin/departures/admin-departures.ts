import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { bookingStatuses, paymentStatuses } from '../../bookings/booking.ts'
import { defaultSpotsTotal } from '../../constants/limits.ts'
import { calendarDate, id, idParam, instant, requestBody } from '../../contract/request.ts'
import { spotCount, tripSchedule } from '../../departures/departure.ts'
import { lineOfText } from '../../text/text.ts'

/** Upper bound for the seats of a departure. */
export const spotsTotalMax = 40

const coordinatorMaxLength = 100
const seasonMessage = 'The season must be a year of four digits'
const spotsMessage = `Please give 1 to ${spotsTotalMax} seats`

const season = z.pipe(
  z.string(seasonMessage).check(z.regex(/^[0-9]{4}$/, seasonMessage)),
  z.transform(Number),
)

/** `season` is a year; `search` matches trip, destination and coordinator. */
export const adminDeparturesQuery = pageQuery({
  season: z.optional(season),
  tripId: z.optional(idParam),
})
export type AdminDeparturesQuery = z.output<typeof adminDeparturesQuery>

const spotsTotal = z
  .int(spotsMessage)
  .check(z.gte(1, spotsMessage), z.lte(spotsTotalMax, spotsMessage))

/** The host who travels along; empty if there is none yet. */
const coordinator = lineOfText({ max: coordinatorMaxLength, message: 'Must be a text' })

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
  spotsTotal: spotCount,
  /** Seats of confirmed bookings. */
  sold: spotCount,
  /** Seats of pending bookings whose hold has not ended. */
  held: spotCount,
  left: spotCount,
  /** Invite requests for this departure that wait for a decision. */
  pendingInvites: spotCount,
  /** Whether the site shows it. A closed departure takes no new bookings. */
  isActive: z.boolean(),
  /** By the club's date; a departure has left on its first day. */
  hasLeft: z.boolean(),
  coordinator: z.string(),
})
export type AdminDeparture = z.output<typeof adminDeparture>

/** One page of the departures by date, with the values that they can be filtered by. */
export const adminDepartures = z.extend(pageOf(adminDeparture), {
  /** The club's date. */
  today: calendarDate,
  /** Years that have departures, regardless of the filter. */
  seasons: z.array(z.int()),
  /** Every trip by id, for the filter and the form. */
  trips: z.array(z.object({ id, title: z.string(), duration: z.int() })),
})
export type AdminDepartures = z.output<typeof adminDepartures>

/** A traveller with a seat or a hold. A field is null if it was not given or was erased with the account. */
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
  /** When the hold of a pending booking ends. */
  holdExpiresAt: z.nullable(instant),
})
export type GroupMember = z.output<typeof groupMember>

/** A departure with its group, earliest booking first. */
export const adminDepartureWithGroup = z.extend(adminDeparture, { group: z.array(groupMember) })
export type AdminDepartureWithGroup = z.output<typeof adminDepartureWithGroup>

export const adminDepartureParams = z.object({ id: idParam })

/** A new departure. Its date must be after the club's date. */
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

/** Earlier values may be outside today's bounds. */
const earlier = requestBody({
  ...fields,
  duration: z.optional(z.int('Must be a whole number')),
  spotsTotal: z.optional(spotCount),
})

/** The changed fields and the values that the operator saw before the change. */
export const departureChange = requestBody({ before: earlier, after: requestBody(fields) }).check(
  z.refine(
    ({ before, after }) =>
      Object.keys(after).length > 0 &&
      Object.keys(before).sort().join() === Object.keys(after).sort().join(),
    { error: 'Name the changed fields, and the values that they had', path: ['after'] },
  ),
)
export type DepartureChange = z.output<typeof departureChange>
