import { endpointKey } from '@farandfew/api-client'
import {
  getAdminDepartureEndpoint,
  listAdminDeparturesEndpoint,
} from '@farandfew/domain/departures/admin-departures.endpoints.ts'

/** The departures of the table. */
export const departuresKey = endpointKey(listAdminDeparturesEndpoint)

/** How a call that changes a departure names it, and what shows its answer. */
export function changesDeparture({ id }: { id: number }) {
  const at = { params: { id: String(id) } }
  const departure = endpointKey(getAdminDepartureEndpoint, at)
  // The figures on the screen may be outdated.
  return { at, options: { shows: [departure, departuresKey], failureReloads: [departure] } }
}
