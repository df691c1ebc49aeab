import { defineContract } from '../../contract/contract.ts'
import {
  listDepartureTravelDetailsEndpoint,
  openMemberTravelDetailsEndpoint,
} from './admin-travel-details.endpoints.ts'
import {
  departureTravelDetails,
  departureTravelDetailsParams,
  memberTravelDetails,
  memberTravelDetailsParams,
} from './admin-travel-details.ts'

const tag = 'Admin'

/** Who of a departure has entered travel details, and whose passport expires before the return. Shows nothing else of them. */
export const listDepartureTravelDetails = defineContract({
  ...listDepartureTravelDetailsEndpoint,
  summary: 'Who has entered travel details for a departure',
  tag,
  params: departureTravelDetailsParams,
  responses: { 200: departureTravelDetails },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_AWAY'],
})

/**
 * One member's travel details. Each call is recorded in the audit log, also a refused one, and the member sees who looked
 * and when. Needs a role that may read travel details.
 */
export const openMemberTravelDetails = defineContract({
  ...openMemberTravelDetailsEndpoint,
  summary: 'Look at the travel details of one member',
  tag,
  params: memberTravelDetailsParams,
  responses: { 200: memberTravelDetails },
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'TRAVEL_DETAILS_UNAVAILABLE',
    'DATABASE_AWAY',
  ],
})
