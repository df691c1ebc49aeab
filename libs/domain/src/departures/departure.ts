import * as z from 'zod/mini'
import { defaultSpotsTotal } from '../constants/limits.ts'
import { calendarDate, id } from '../contract/request.ts'
import { line } from '../text/text.ts'
import { groupDecisions } from './guarantee.ts'

export const spotCount = z
  .int('Must be a whole number')
  .check(z.nonnegative('Must not be negative'))

/** Whether a departure is guaranteed to take place, or cancelled; null until it is decided. */
export const groupDecision = z.nullable(z.enum(groupDecisions, 'Must be a decision'))

/** A departure: a row of `trip_schedules`, with its own length and price tier, and its free seats. */
export const tripSchedule = z
  .object({
    id,
    tripId: id,
    departureDate: calendarDate,
    /** Days. */
    duration: z.union([z.literal(4), z.literal(8)], 'Must be 4 or 8 days'),
    /** A seat costs 2 or 3 lacs of rupees. */
    priceTier: z.union([z.literal(2), z.literal(3)], 'Must be price tier 2 or 3'),
    spotsTotal: z._default(spotCount, defaultSpotsTotal),
    /** Counted from the bookings: between 0 and `spotsTotal`. */
    spotsRemaining: spotCount,
    isActive: z._default(z.boolean('Must be true or false'), true),
  })
  .check(
    z.refine((departure) => departure.spotsRemaining <= departure.spotsTotal, {
      error: 'No more seats can be left than there are',
      path: ['spotsRemaining'],
    }),
  )

/** Where a group meets: 'Near the Clérigos tower, Porto'. */
export const meetingPlace = line(120, 'Please say where the group meets')
