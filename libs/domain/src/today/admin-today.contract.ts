import { defineContract } from '../contract/contract.ts'
import { getClubFiguresEndpoint } from './admin-today.endpoints.ts'
import { clubFigures } from './club-figures.ts'

/**
 * How the club is doing: the departures ahead, the way from requests to paid bookings, and how fast inquiries are
 * answered. An open page reads it again by itself, so the call does not extend the session.
 */
export const getClubFigures = defineContract({
  ...getClubFiguresEndpoint,
  summary: 'How the club is doing today',
  tag: 'Admin',
  responses: { 200: clubFigures },
  errors: ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})
