import { getBookingCalendar } from './bookings.contract.ts'

/** The path of a booking's calendar file. */
export const bookingCalendarPath = (id: number): string =>
  getBookingCalendar.path.replace(':id', String(id))
