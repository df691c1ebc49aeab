import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import {
  exportManifestEndpoint,
  listDepartureTravelDetailsEndpoint,
  openManifestEndpoint,
  openMemberTravelDetailsEndpoint,
} from './admin-travel-details.endpoints.ts'
import {
  departureTravelDetails,
  departureTravelDetailsParams,
  memberTravelDetails,
  memberTravelDetailsParams,
} from './admin-travel-details.ts'
import { manifest } from './manifest.ts'

const tag = 'Admin'

/** Who of a departure has entered travel details, and whose passport expires before the return. Shows nothing else of them. */
export const listDepartureTravelDetails = defineContract({
  ...listDepartureTravelDetailsEndpoint,
  summary: 'Who has entered travel details for a departure',
  tag,
  params: departureTravelDetailsParams,
  responses: { 200: departureTravelDetails },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
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
    'DATABASE_UNAVAILABLE',
  ],
})

/**
 * The manifest of a departure: contacts, food, rooms, emergency contacts and arrivals of its confirmed members. Recorded
 * like a look at the travel details of each of them.
 */
export const openManifest = defineContract({
  ...openManifestEndpoint,
  summary: 'The manifest of a departure',
  tag,
  params: departureTravelDetailsParams,
  responses: { 200: manifest },
  errors: [
    'VALIDATION_FAILED',
    'CROSS_SITE_WRITE',
    'NOT_SIGNED_IN',
    'NOT_FOUND',
    'DATABASE_UNAVAILABLE',
  ],
})

/** The manifest as CSV (RFC 4180, UTF-8 with a byte order mark), recorded in the same way. */
export const exportManifest = defineContract({
  ...exportManifestEndpoint,
  summary: 'The manifest of a departure as CSV',
  tag,
  params: departureTravelDetailsParams,
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})
