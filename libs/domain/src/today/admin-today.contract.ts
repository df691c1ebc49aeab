import { defineContract } from '../contract/contract.ts'
import { clubFigures } from './club-figures.ts'

export const getClubFigures = defineContract({
  method: 'GET',
  path: '/api/admin/today',
  access: 'operator',
  summary: 'How the club is doing today',
  description:
    'How the club is doing: the departures ahead, the way from requests to paid bookings, and how fast inquiries are answered. An open page reads it again by itself, so the call does not extend the session.',
  tag: 'Admin',
  responses: { 200: clubFigures },
})
