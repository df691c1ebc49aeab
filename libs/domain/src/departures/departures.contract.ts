import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { calendarDate, id, idParam } from '../contract/request.ts'
import { spotCount, tripSchedule } from './departure.ts'
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
  /** Longer than its trip's page describes: the full itinerary is sent on request (rulings 16). */
  extendedEdition: z.boolean(),
  spotsTotal: spotCount,
  /** Seats that nobody has or holds. */
  spotsRemaining: spotCount,
})
export type ListedDeparture = z.output<typeof listedDeparture>

/** Departures that are on, by date, and the club's date (rulings 17). */
export const departureList = z.object({
  today: calendarDate,
  departures: z.array(listedDeparture),
})
export type DepartureList = z.output<typeof departureList>

/** Every departure of the 2025 season that is on, by date. Carries a validator (ETag) and is never older than two seconds. */
export const listDepartures = defineContract({
  ...listDeparturesEndpoint,
  summary: 'The 2025 season: its departures by date, their seats, and the club’s date',
  tag: 'Schedule',
  responses: { 200: departureList },
  errors: ['VALIDATION_FAILED', 'DATABASE_AWAY'],
})

/**
 * The departures of one trip that are on and have not left, by date, whatever their year. Carries a validator (ETag) and
 * is never older than two seconds.
 */
export const listTripDepartures = defineContract({
  ...listTripDeparturesEndpoint,
  summary: 'Departures of a trip that lie ahead, of any year, and the club’s date',
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: departureList },
  errors: ['VALIDATION_FAILED', 'TRIP_NOT_FOUND', 'DATABASE_AWAY'],
})

/** One departure as an all-day event of a calendar (RFC 5545). */
export const getDepartureCalendar = defineContract({
  ...getDepartureCalendarEndpoint,
  summary: 'One departure as a calendar file',
  tag: 'Schedule',
  params: z.object({ id: idParam }),
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'DATABASE_AWAY'],
})

/** The whole season as a calendar (RFC 5545) that calendar programs can subscribe to. */
export const getScheduleCalendar = defineContract({
  ...getScheduleCalendarEndpoint,
  summary: 'The 2025 season as a calendar to subscribe to',
  tag: 'Schedule',
  responses: { 200: z.string() },
  mediaType: 'text/calendar',
  errors: ['VALIDATION_FAILED', 'DATABASE_AWAY'],
})
