import { buildUrl } from '@farandfew/api-client'
import { getBookingCalendar } from '@farandfew/domain/bookings/bookings.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import type { MemberBooking } from '../seats/bookings.data.ts'

/** The file that adds a trip to a calendar, or removes a cancelled one; nothing if it was never booked. */
export function CalendarLink({ booking: { id, summary } }: { booking: MemberBooking }) {
  const isAdded = summary.actions.includes('add to calendar')
  if (!isAdded && !summary.actions.includes('remove from calendar')) return null
  return (
    <Button as="a" variant="secondary" href={buildUrl(getBookingCalendar.path, { params: { id } })}>
      {isAdded ? 'Add to calendar' : 'Remove from calendar'}
    </Button>
  )
}
