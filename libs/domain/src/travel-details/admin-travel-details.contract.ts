import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { departureTravelDetails, memberTravelDetails, manifest } from './admin-travel-details.ts'

export const listDepartureTravelDetails = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/travel-details',
  access: 'operator',
  audit: ['travel-details.listed'],
  summary: 'Who has entered travel details for a departure',
  description:
    'Who of a departure has entered travel details, and whose passport expires before the return. Shows nothing else of them.',
  responses: { 200: departureTravelDetails },
  errors: ['NOT_FOUND'],
})

export const openMemberTravelDetails = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/travel-details/:bookingId/open',
  access: 'read-travel-details',
  audit: ['travel-details.opened', 'travel-details.refused'],
  summary: 'Look at the travel details of one member',
  description:
    "One member's travel details. Each call is recorded in the audit log, also a refused one, and the member sees who looked and when. Needs a role that may read travel details.",
  responses: { 200: memberTravelDetails },
  errors: ['NOT_FOUND', 'TRAVEL_DETAILS_UNAVAILABLE'],
})

export const openManifest = defineContract({
  method: 'POST',
  path: '/api/admin/departures/:id/manifest',
  access: 'read-travel-details',
  audit: ['manifest.opened', 'travel-details.refused'],
  summary: 'The manifest of a departure',
  description:
    'The manifest of a departure: contacts, food, rooms, emergency contacts and arrivals of its confirmed members. One entry in the audit log says whose details it showed, and each of these members sees the look; opening it again within 15 minutes is the same look.',
  responses: { 200: manifest },
  errors: ['NOT_FOUND'],
})

export const exportManifest = defineContract({
  method: 'GET',
  path: '/api/admin/departures/:id/manifest.csv',
  access: 'read-travel-details',
  audit: ['manifest.exported', 'travel-details.refused'],
  summary: 'The manifest of a departure as CSV',
  description:
    'The manifest as CSV (RFC 4180, UTF-8 with a byte order mark), recorded in the same way.',
  mediaType: 'text/csv',
  responses: { 200: z.string() },
  errors: ['NOT_FOUND'],
})
