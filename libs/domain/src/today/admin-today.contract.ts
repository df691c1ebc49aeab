import { defineContract } from '../contract/contract.ts'
import { clubFigures, firstSteps, openWork } from './admin-today.ts'

export const getClubFigures = defineContract({
  method: 'GET',
  path: '/api/admin/today',
  access: 'operator',
  summary: 'How the club is doing today',
  description:
    'How the club is doing: the departures ahead, the way from requests to paid bookings, and how fast inquiries are answered. An open page reads it again by itself, so the call does not extend the session.',
  responses: { 200: clubFigures },
})

export const getFirstSteps = defineContract({
  method: 'GET',
  path: '/api/admin/first-steps',
  access: 'manage-operators',
  summary: 'What is set up already',
  description:
    'Which steps of the first day are done, as the data shows: an account of their own, tax rates, details of the club, a test email, a host.',
  responses: { 200: firstSteps },
})

export const getOpenWork = defineContract({
  method: 'GET',
  path: '/api/admin/open-work',
  access: 'operator',
  summary: 'How much waits in each queue',
  description:
    'How much waits in each queue of the console. An open console asks every few seconds, so the call neither extends the session nor adds to the audit log.',
  responses: { 200: openWork },
})
