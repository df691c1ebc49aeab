import { endpointKey } from '@farandfew/api-client'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { getAdminDeparture } from '@farandfew/domain/bookings/admin-bookings.contract.ts'

/** The departures of the table. */
export const departuresKey = endpointKey(listAdminDepartures)

/** How a call that changes a departure names it, and what shows its answer. */
export function changesDeparture({ id }: { id: number }) {
  const at = { params: { id: String(id) } }
  const departure = endpointKey(getAdminDeparture, at)
  // The figures on the screen may be outdated.
  return { at, options: { shows: [departure, departuresKey], failureReloads: [departure] } }
}
