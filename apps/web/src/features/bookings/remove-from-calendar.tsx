import { buildUrl } from '@farandfew/api-client'
import { getBookingCalendar } from '@farandfew/domain/bookings/bookings.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import type { MemberBooking } from '../seats/bookings.data.ts'

/** The file that removes a cancelled trip from a calendar; nothing if it was never booked. */
export const RemoveFromCalendar = ({ booking }: { booking: MemberBooking }) =>
  booking.status === 'cancelled' &&
  booking.amountPaid > 0 && (
    <Button
      as="a"
      variant="secondary"
      href={buildUrl(getBookingCalendar.path, { params: { id: booking.id } })}
    >
      Remove from calendar
    </Button>
  )
