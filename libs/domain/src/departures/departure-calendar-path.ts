import { getDepartureCalendar } from './departures.contract.ts'

/** The path of a departure's calendar file. */
export const departureCalendarPath = (id: number): string =>
  getDepartureCalendar.path.replace(':id', String(id))
