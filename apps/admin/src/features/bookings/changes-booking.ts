import { endpointKey } from '@farandfew/api-client'
import {
  getAdminBookingEndpoint,
  listAdminBookingsEndpoint,
  listMoveTargetsEndpoint,
} from '@farandfew/domain/bookings/admin-bookings.endpoints.ts'

/** How a call that changes a booking names it, and what shows its answer. */
export function changesBooking({ id }: { id: number }) {
  const at = { params: { id: String(id) } }
  const booking = endpointKey(getAdminBookingEndpoint, at)
  return {
    at,
    options: {
      shows: [booking, endpointKey(listAdminBookingsEndpoint)],
      // The figures on the screen may be outdated.
      failureReloads: [booking, endpointKey(listMoveTargetsEndpoint, at)],
      idempotent: true,
    },
  }
}
