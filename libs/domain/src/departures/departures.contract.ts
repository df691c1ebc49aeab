import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { departureList } from './listed-departure.ts'

export const listDepartures = defineContract({
  method: 'GET',
  path: '/api/schedules',
  access: 'visitor',
  summary: "The departures of 2025 by date, with seats and the club's date",
  description:
    'The active departures of 2025 by date. The answer has an ETag and is at most two seconds old.',
  tag: 'Schedule',
  responses: { 200: departureList },
})

export const listTripDepartures = defineContract({
  method: 'GET',
  path: '/api/trips/:id/departures',
  access: 'visitor',
  summary: "Upcoming departures of a trip, of any year, and the club's date",
  description:
    "A trip's active departures of any year that have not left, by date. The answer has an ETag and is at most two seconds old.",
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: departureList },
  errors: ['TRIP_NOT_FOUND'],
})

export const getDepartureCalendar = defineContract({
  method: 'GET',
  path: '/api/schedules/:id/calendar.ics',
  access: 'visitor',
  summary: 'One departure as a calendar file',
  description: 'One departure as an all-day calendar event (RFC 5545).',
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['NOT_FOUND'],
})

export const getScheduleCalendar = defineContract({
  method: 'GET',
  path: '/api/schedule.ics',
  access: 'visitor',
  summary: 'The schedule of 2025 as a calendar to subscribe to',
  description: 'The whole schedule as a calendar (RFC 5545) to subscribe to.',
  tag: 'Schedule',
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
})
