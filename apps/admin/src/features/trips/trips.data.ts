import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { AdminTrip, AdminTrips } from '@farandfew/domain/trips/admin-trips.ts'
import {
  addAdminTrip,
  changeAdminTrip,
  getAdminTrip,
  getAdminTripHistory,
  listAdminTrips,
  undoAdminTrip,
} from '@farandfew/domain/trips/admin-trips.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** The version that a change starts from, and the changed fields. */
export type TripChangeInput = ContractInput<typeof changeAdminTrip>['body']

const byId = (id: number) => ({ params: { id: String(id) } })
const historyKey = (id: number) => endpointKey(getAdminTripHistory, byId(id))

/** All trips. */
export const useTrips = () =>
  useQuery({ ...endpointQuery(listAdminTrips, {}), refetchOnMount: 'always' })

/** One trip. */
export const useTrip = (id: number) =>
  useQuery({ ...endpointQuery(getAdminTrip, byId(id)), refetchOnMount: 'always' })

/** The latest changes of a trip. */
export const useTripHistory = (id: number) =>
  useQuery({ ...endpointQuery(getAdminTripHistory, byId(id)), refetchOnMount: 'always' })

/** Caches a trip that the API returned. Its history is read again, because it has grown. */
function cacheTrip(client: QueryClient, trip: AdminTrip) {
  client.setQueryData(endpointKey(getAdminTrip, byId(trip.id)), trip)
  client.setQueryData(
    endpointKey(listAdminTrips, {}),
    (trips: AdminTrips | undefined) =>
      trips && { ...trips, items: trips.items.map((item) => (item.id === trip.id ? trip : item)) },
  )
  void client.invalidateQueries({ queryKey: historyKey(trip.id) })
}

interface NewTrip {
  body: ContractInput<typeof addAdminTrip>['body']
  idempotencyKey: string
}

/** Adds a trip. */
export function useAddTrip() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewTrip) =>
      call(addAdminTrip, { body }, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(listAdminTrips, {}) }),
  })
}

/** Saves changed fields of a trip. */
export function useChangeTrip(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TripChangeInput) => call(changeAdminTrip, { ...byId(id), body }),
    onSuccess: (trip) => cacheTrip(client, trip),
  })
}

/** Undoes a change of the audit log. */
export function useUndoTripChange(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (auditId: number) => call(undoAdminTrip, { ...byId(id), body: { auditId } }),
    onSuccess: (trip) => cacheTrip(client, trip),
    onError: () => void client.invalidateQueries({ queryKey: historyKey(id) }),
  })
}
