import * as z from 'zod/mini'
import { availabilities } from '../availability/availability.ts'
import { defineContract } from '../contract/contract.ts'
import { calendarDate, id, idParam } from '../contract/request.ts'
import { groupSummary } from '../group-summaries/group-summary.ts'
import { spotCount, tripSchedule } from './departure.ts'
import { departureHost } from './departure-host.ts'
import {
  getDepartureCalendarEndpoint,
  getScheduleCalendarEndpoint,
  listDeparturesEndpoint,
  listTripDeparturesEndpoint,
} from './departures.endpoints.ts'

/** A departure as the site shows it. */
export const listedDeparture = z.object({
  id,
  tripId: id,
  departureDate: calendarDate,
  /** Days. */
  duration: tripSchedule.shape.duration,
  priceTier: tripSchedule.shape.priceTier,
  /** The short name: 'Turkey'. */
  destination: z.string(),
  /** Of its trip. */
  availability: z.enum(availabilities),
  spotsTotal: spotCount,
  /** Seats that anyone can book: neither booked nor held, nor kept for members who wait. */
  spotsRemaining: spotCount,
  /** Whether it can no longer be booked: it has left or will not take place. */
  isClosed: z.boolean(),
  /** Who is going; null while too few are confirmed. */
  groupSummary: z.nullable(groupSummary),
  /** Null until an operator names one. */
  host: z.nullable(departureHost),
})
export type ListedDeparture = z.output<typeof listedDeparture>

/** Active departures by date, and the club's date (docs/product.md#club-clock). */
export const departureList = z.object({
  today: calendarDate,
  departures: z.array(listedDeparture),
})
export type DepartureList = z.output<typeof departureList>

/** The active departures of 2025 by date. The answer has an ETag and is at most two seconds old. */
export const listDepartures = defineContract({
  ...listDeparturesEndpoint,
  summary: "The departures of 2025 by date, with seats and the club's date",
  tag: 'Schedule',
  responses: { 200: departureList },
  errors: ['VALIDATION_FAILED', 'DATABASE_UNAVAILABLE'],
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
  errors: ['VALIDATION_FAILED', 'TRIP_NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** One departure as an all-day calendar event (RFC 5545). */
export const getDepartureCalendar = defineContract({
  ...getDepartureCalendarEndpoint,
  summary: 'One departure as a calendar file',
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})

/** The whole schedule as a calendar (RFC 5545) to subscribe to. */
export const getScheduleCalendar = defineContract({
  ...getScheduleCalendarEndpoint,
  summary: 'The schedule of 2025 as a calendar to subscribe to',
  tag: 'Schedule',
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['VALIDATION_FAILED', 'DATABASE_UNAVAILABLE'],
})
