import { endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  getAdminTrip,
  getAdminTripHistory,
  listAdminTrips,
} from '@farandfew/domain/trips/admin-trips.contract.ts'

const byId = (id: number) => ({ params: { id: String(id) } })

export const tripsQuery = {
  ...endpointQuery(listAdminTrips, {}),
  refetchOnMount: 'always',
} as const

/** The latest changes of a trip. */
export const historyQuery = (id: number) =>
  ({
    ...endpointQuery(getAdminTripHistory, byId(id)),
    refetchOnMount: 'always',
  }) as const

/** How a call that changes a trip names it, and what shows its answer. Its history is read again, because it has grown. */
export const changesTrip = (id: number) => ({
  at: byId(id),
  options: {
    shows: [endpointKey(getAdminTrip, byId(id)), tripsQuery.queryKey],
    reloads: [historyQuery(id).queryKey],
  },
})
