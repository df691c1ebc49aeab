import { endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  getAdminTripEndpoint,
  getAdminTripHistoryEndpoint,
  listAdminTripsEndpoint,
} from '@farandfew/domain/trips/admin-trips.endpoints.ts'

const byId = (id: number) => ({ params: { id: String(id) } })

/** All trips. */
export const tripsQuery = {
  ...endpointQuery(listAdminTripsEndpoint, {}),
  refetchOnMount: 'always',
} as const

/** The latest changes of a trip. */
export const historyQuery = (id: number) =>
  ({
    ...endpointQuery(getAdminTripHistoryEndpoint, byId(id)),
    refetchOnMount: 'always',
  }) as const

/** How a call that changes a trip names it, and what shows its answer. Its history is read again, because it has grown. */
export const changesTrip = (id: number) => ({
  at: byId(id),
  options: {
    shows: [endpointKey(getAdminTripEndpoint, byId(id)), tripsQuery.queryKey],
    reloads: [historyQuery(id).queryKey],
  },
})
