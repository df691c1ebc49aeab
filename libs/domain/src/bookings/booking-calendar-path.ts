import { getBookingCalendarEndpoint } from './bookings.endpoints.ts'

/** The path of a booking's calendar file. */
export const bookingCalendarPath = (id: number): string =>
  getBookingCalendarEndpoint.path.replace(':id', String(id))
