import * as z from 'zod/mini'
import { maxSavedTrips } from '../constants/limits.ts'
import { id, requestBody } from '../contract/request.ts'
import { maxLength, minLength } from '../text/lengths.ts'

/** The ids of the saved trips, the last saved first. */
export const savedTrips = z.object({ tripIds: z.array(id, 'Must be a list') })
export type SavedTrips = z.output<typeof savedTrips>

/** The trips that a visitor saved before they signed in, the last saved first. */
export const mergeSavedTripsForm = requestBody({
  tripIds: z
    .array(id, 'Must be a list of trips')
    .check(
      minLength(1, 'Must name a trip'),
      maxLength(maxSavedTrips, `At most ${maxSavedTrips} trips`),
    ),
})
