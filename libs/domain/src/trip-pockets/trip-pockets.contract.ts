import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { tripPocket } from './trip-pocket.ts'
import { getTripPocketEndpoint } from './trip-pockets.endpoints.ts'

/** Everything that the Trip Pocket of a departure shows, for a member of its group. */
export const getTripPocket = defineContract({
  ...getTripPocketEndpoint,
  summary: 'The Trip Pocket of a departure: itinerary, hotels, emergency numbers, names',
  tag: 'Groups',
  params: z.object({ departureId: idParam }),
  responses: { 200: tripPocket },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'GROUP_MEMBERS_ONLY', 'DATABASE_UNAVAILABLE'],
})
