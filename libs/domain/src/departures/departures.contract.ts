import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import {
  getDepartureCalendarEndpoint,
  getScheduleCalendarEndpoint,
  listDeparturesEndpoint,
  listTripDeparturesEndpoint,
} from './departures.endpoints.ts'
import { departureList } from './listed-departure.ts'

/** The active departures of 2025 by date. The answer has an ETag and is at most two seconds old. */
export const listDepartures = defineContract({
  ...listDeparturesEndpoint,
  summary: "The departures of 2025 by date, with seats and the club's date",
  tag: 'Schedule',
  responses: { 200: departureList },
  errors: ['VALIDATION_FAILED', 'DATABASE_AWAY'],
})

/**
 * A trip's active departures of any year that have not left, by date. The answer has an ETag and is at most two
 * seconds old.
 */
export const listTripDepartures = defineContract({
  ...listTripDeparturesEndpoint,
  summary: "Upcoming departures of a trip, of any year, and the club's date",
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: departureList },
  errors: ['VALIDATION_FAILED', 'TRIP_NOT_FOUND', 'DATABASE_AWAY'],
})

/** One departure as an all-day calendar event (RFC 5545). */
export const getDepartureCalendar = defineContract({
  ...getDepartureCalendarEndpoint,
  summary: 'One departure as a calendar file',
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'DATABASE_AWAY'],
})

/** The whole schedule as a calendar (RFC 5545) to subscribe to. */
export const getScheduleCalendar = defineContract({
  ...getScheduleCalendarEndpoint,
  summary: 'The schedule of 2025 as a calendar to subscribe to',
  tag: 'Schedule',
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['VALIDATION_FAILED', 'DATABASE_AWAY'],
})
