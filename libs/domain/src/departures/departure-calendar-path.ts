import { getDepartureCalendarEndpoint } from './departures.endpoints.ts'

/** The path of a departure's calendar file. */
export const departureCalendarPath = (id: number): string =>
  getDepartureCalendarEndpoint.path.replace(':id', String(id))
