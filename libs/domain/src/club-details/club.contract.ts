import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { publicClub } from './club-identity.ts'

export const getClub = defineContract({
  method: 'GET',
  path: '/api/club',
  access: 'visitor',
  summary: "The club's registered name, address, phone, WhatsApp and GSTIN, as far as they are set",
  description:
    "The club's details, and its date if `CLUB_CLOCK` has set another than the real one. The answer has an ETag and is at most two seconds old.",
  tag: 'Club',
  responses: { 200: publicClub },
})

export const getClubPage = defineContract({
  method: 'GET',
  path: '/api/club.html',
  access: 'visitor',
  summary: "The club's details as a page",
  description: 'The same as a small page, for browsers without scripts.',
  tag: 'Club',
  responses: { 200: z.string() },
  mediaType: 'text/html',
})
