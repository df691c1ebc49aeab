import { defineContract } from '../contract/contract.ts'
import { tripPocket } from './trip-pocket.ts'

export const getTripPocket = defineContract({
  method: 'GET',
  path: '/api/groups/:departureId/pocket',
  access: 'member',
  summary: 'The Trip Pocket of a departure: itinerary, hotels, emergency numbers, names',
  description: 'Everything that the Trip Pocket of a departure shows, for a member of its group.',
  tag: 'Groups',
  responses: { 200: tripPocket },
  errors: ['GROUP_MEMBERS_ONLY'],
})
