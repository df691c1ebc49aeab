import { endpointKey } from '@farandfew/api-client'
import {
  getAdminDeparture,
  getAdminBooking,
  listAdminBookings,
  listMoveTargets,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'

/** What each form that changes a booking gets. */
export interface BookingFormProps {
  booking: AdminBooking
  onBack: () => void
  onDone: () => void
}

/** How a call that changes a booking names it, and what shows its answer. */
export function changesBooking({ id }: { id: number }) {
  const at = { params: { id: String(id) } }
  const booking = endpointKey(getAdminBooking, at)
  return {
    at,
    options: {
      shows: [booking, endpointKey(listAdminBookings)],
      // Its departure may be behind the dialog.
      reloads: [endpointKey(getAdminDeparture)],
      // The figures on the screen may be outdated.
      failureReloads: [booking, endpointKey(listMoveTargets, at)],
    },
  }
}
