import * as z from 'zod/mini'
import { maxSavedTrips } from '../constants/limits.ts'
import { id, requestBody } from '../contract/request.ts'
import { maxLength, minLength } from '../text/lengths.ts'

/** The departures that were chosen when trips were saved, by the id of the trip; none of a trip that was saved without. */
const departureIds = z
  .record(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Must be the id of a trip')),
    id,
    'Must be departures by trip',
  )
  .check(
    z.refine((ids) => Object.keys(ids).length <= maxSavedTrips, `At most ${maxSavedTrips} trips`),
  )

export const savedTrips = z.object({
  /** The last saved first. */
  tripIds: z.array(id, 'Must be a list'),
  departureIds,
})
export type SavedTrips = z.output<typeof savedTrips>

/** What a visitor saved before they signed in, the last saved trip first. */
export const mergeSavedTripsForm = requestBody({
  tripIds: z
    .array(id, 'Must be a list of trips')
    .check(
      minLength(1, 'Must name a trip'),
      maxLength(maxSavedTrips, `At most ${maxSavedTrips} trips`),
    ),
  departureIds: z.optional(departureIds),
})
