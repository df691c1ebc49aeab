import { getDepartureCalendar } from './departures.contract.ts'

export const departureCalendarPath = (id: number): string =>
  getDepartureCalendar.path.replace(':id', String(id))
