import * as z from 'zod/mini'
import { defineContract, writeErrors } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import {
  deleteTravelDetailsEndpoint,
  getTravelDetailsEndpoint,
  listTravelDetailsEndpoint,
  saveTravelDetailsEndpoint,
} from './travel-details.endpoints.ts'
import { ownTravelDetails, travelDetailsForm, travelDetailsStatus } from './travel-details.ts'

const tag = 'Travel details'
const params = z.object({ departureId: idParam })

/** For each trip ahead or under way: when travel details are due, and whether they are complete. */
export const listTravelDetails = defineContract({
  ...listTravelDetailsEndpoint,
  summary: 'Which trips of the member have travel details',
  tag,
  responses: { 200: z.array(travelDetailsStatus) },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** The member's own travel details for a departure, and which operators looked at them. Needs a confirmed booking. */
export const getTravelDetails = defineContract({
  ...getTravelDetailsEndpoint,
  summary: 'The travel details of the member for a departure',
  tag,
  params,
  responses: { 200: ownTravelDetails },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'GROUP_MEMBERS_ONLY',
    'TRAVEL_DETAILS_UNAVAILABLE',
    'DATABASE_UNAVAILABLE',
  ],
})

/** Stores or replaces the member's travel details, encrypted. Possible until the last day of the trip. */
export const saveTravelDetails = defineContract({
  ...saveTravelDetailsEndpoint,
  summary: 'Save travel details for a departure',
  tag,
  params,
  body: travelDetailsForm,
  responses: { 200: ownTravelDetails },
  errors: [
    ...writeErrors,
    'NOT_SIGNED_IN',
    'GROUP_MEMBERS_ONLY',
    'TRAVEL_DETAILS_CLOSED',
    'TRAVEL_DETAILS_UNAVAILABLE',
  ],
})

/** Erases the member's travel details for a departure at once; the same answer if there are none. */
export const deleteTravelDetails = defineContract({
  ...deleteTravelDetailsEndpoint,
  summary: 'Erase travel details for a departure',
  tag,
  params,
  responses: { 200: ownTravelDetails },
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'GROUP_MEMBERS_ONLY',
    'DATABASE_UNAVAILABLE',
  ],
})
