import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { ownTravelDetails, travelDetailsForm, travelDetailsStatus } from './travel-details.ts'

const tag = 'Travel details'
export const listTravelDetails = defineContract({
  method: 'GET',
  path: '/api/user/travel-details',
  access: 'member',
  summary: 'Which trips of the member have travel details',
  description:
    'For each trip ahead or under way: when travel details are due, and whether they are complete.',
  tag,
  responses: { 200: z.array(travelDetailsStatus) },
})

export const getTravelDetails = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/travel-details',
  access: 'member',
  summary: 'The travel details of the member for a departure',
  description:
    "The member's own travel details for a departure, and which operators looked at them. Needs a confirmed booking.",
  tag,
  responses: { 200: ownTravelDetails },
  errors: ['GROUP_MEMBERS_ONLY', 'TRAVEL_DETAILS_UNAVAILABLE'],
})

export const saveTravelDetails = defineContract({
  method: 'PUT',
  path: '/api/groups/:departureId/travel-details',
  access: 'member',
  limit: 'travelDetails',
  summary: 'Save travel details for a departure',
  description:
    "Stores or replaces the member's travel details, encrypted. Possible until the last day of the trip.",
  tag,
  body: travelDetailsForm,
  responses: { 200: ownTravelDetails },
  errors: ['GROUP_MEMBERS_ONLY', 'TRAVEL_DETAILS_CLOSED', 'TRAVEL_DETAILS_UNAVAILABLE'],
})

export const deleteTravelDetails = defineContract({
  method: 'DELETE',
  path: '/api/groups/:departureId/travel-details',
  access: 'member',
  limit: 'travelDetails',
  summary: 'Erase travel details for a departure',
  description:
    "Erases the member's travel details for a departure at once; the same answer if there are none.",
  tag,
  responses: { 200: ownTravelDetails },
  errors: ['GROUP_MEMBERS_ONLY'],
})
