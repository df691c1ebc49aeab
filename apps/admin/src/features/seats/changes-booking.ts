import { endpointKey } from '@farandfew/api-client'
import {
  getAdminDeparture,
  getAdminBooking,
  listAdminBookings,
  listMoveTargets,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'

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
