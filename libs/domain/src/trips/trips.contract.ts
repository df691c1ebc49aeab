import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { trip } from './trip.ts'
import { getTripEndpoint, listTripsEndpoint } from './trips.endpoints.ts'

/** Every trip that the club offers by id, without the practical facts. The answer has an ETag and is at most two seconds old. */
export const listTrips = defineContract({
  ...listTripsEndpoint,
  summary: 'Every trip of the catalogue, by id',
  tag: 'Trips',
  responses: { 200: z.array(z.omit(trip, { practicalFacts: true })) },
  errors: ['DATABASE_UNAVAILABLE'],
})

/** One trip. Answers 410 if the club no longer offers it. */
export const getTrip = defineContract({
  ...getTripEndpoint,
  summary: 'One trip',
  tag: 'Trips',
  params: z.object({ id: idParam }),
  responses: { 200: trip },
  errors: ['VALIDATION_FAILED', 'TRIP_NOT_FOUND', 'TRIP_ARCHIVED', 'DATABASE_UNAVAILABLE'],
})
