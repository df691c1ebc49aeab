import { bookingCalendarPath } from '@farandfew/domain/bookings/booking-calendar-path.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import type { MemberBooking } from '../seats/bookings.data.ts'

/** The file that removes a cancelled trip from a calendar; nothing if it was never booked. */
export const RemoveFromCalendar = ({ booking }: { booking: MemberBooking }) =>
  booking.status === 'cancelled' &&
  booking.amountPaid > 0 && (
    <Button as="a" variant="secondary" href={bookingCalendarPath(booking.id)}>
      Remove from calendar
    </Button>
  )
