import { getBookingCalendar } from './bookings.contract.ts'

export const bookingCalendarPath = (id: number): string =>
  getBookingCalendar.path.replace(':id', String(id))
