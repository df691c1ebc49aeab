import * as z from 'zod/mini'
import { availabilities } from '../availability/availability.ts'
import { defineContract } from '../contract/contract.ts'
import { calendarDate, id, idParam } from '../contract/request.ts'
import { groupSummary } from '../group-summaries/group-summary.ts'
import { spotCount, tripSchedule } from './departure.ts'
import { departureHost } from './departure-host.ts'

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
