import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { trip } from './trip.ts'

export const listTrips = defineContract({
  method: 'GET',
  path: '/api/trips',
  access: 'visitor',
  summary: 'Every trip of the catalogue, by id',
  description:
    'Every trip that the club offers by id, without the practical facts. The answer has an ETag and is at most two seconds old.',
  tag: 'Trips',
  responses: { 200: z.array(z.omit(trip, { practicalFacts: true })) },
})

export const getTrip = defineContract({
  method: 'GET',
  path: '/api/trips/:id',
  access: 'visitor',
  summary: 'One trip',
  description: 'One trip. Answers 410 if the club no longer offers it.',
  tag: 'Trips',
  responses: { 200: trip },
  errors: ['TRIP_NOT_FOUND', 'TRIP_ARCHIVED'],
})
