import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { publicClub } from './club-identity.ts'
import { getClubEndpoint, getClubPageEndpoint } from './club.endpoints.ts'

/** The club's details, and its date if `CLUB_CLOCK` has set another than the real one. The answer has an ETag and is at most two seconds old. */
export const getClub = defineContract({
  ...getClubEndpoint,
  summary: "The club's registered name, address, phone, WhatsApp and GSTIN, as far as they are set",
  tag: 'Club',
  responses: { 200: publicClub },
  errors: ['VALIDATION_FAILED', 'DATABASE_UNAVAILABLE'],
})

/** The same as a small page, for browsers without scripts. */
export const getClubPage = defineContract({
  ...getClubPageEndpoint,
  summary: "The club's details as a page",
  tag: 'Club',
  responses: { 200: z.string() },
  mediaType: 'text/html',
  errors: ['VALIDATION_FAILED', 'DATABASE_UNAVAILABLE'],
})
