import {
  changeTrip,
  fetchAdminTrip,
  fetchAdminTrips,
  fetchTripHistory,
  type TripChangeInput,
  undoTripChange,
} from '@farandfew/api-client/admin-trips'
import type { AdminTrip, AdminTrips } from '@farandfew/domain/admin/trips'
import { listAdminTripsEndpoint } from '@farandfew/domain/admin/trips/endpoints'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const { path } = listAdminTripsEndpoint
const tripsKey = [path] as const
const tripKey = (id: number) => [path, id] as const
const historyKey = (id: number) => [path, id, 'history'] as const

/** Every trip, read afresh whenever its page is opened. */
export const useTrips = () =>
  useQuery({
    queryKey: tripsKey,
    queryFn: ({ signal }) => fetchAdminTrips({ signal }),
    refetchOnMount: 'always',
  })

/** One trip, read afresh whenever its page is opened. */
export const useTrip = (id: number) =>
  useQuery({
    queryKey: tripKey(id),
    queryFn: ({ signal }) => fetchAdminTrip(id, { signal }),
    refetchOnMount: 'always',
  })

/** The latest changes of a trip. */
export const useTripHistory = (id: number) =>
  useQuery({
    queryKey: historyKey(id),
    queryFn: ({ signal }) => fetchTripHistory(id, { signal }),
    refetchOnMount: 'always',
  })

/** Puts an answered trip where it is read; its history has grown. */
function keepTrip(client: QueryClient, trip: AdminTrip) {
  client.setQueryData(tripKey(trip.id), trip)
  client.setQueryData(
    tripsKey,
    (trips: AdminTrips | undefined) =>
      trips && { items: trips.items.map((item) => (item.id === trip.id ? trip : item)) },
  )
  void client.invalidateQueries({ queryKey: historyKey(trip.id) })
}

/** Saves changed fields of a trip. */
export function useChangeTrip(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: TripChangeInput) => changeTrip(id, change),
    onSuccess: (trip) => keepTrip(client, trip),
  })
}

/** Undoes a change of the audit log. */
export function useUndoTripChange(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (auditId: number) => undoTripChange(id, auditId),
    onSuccess: (trip) => keepTrip(client, trip),
    onError: () => void client.invalidateQueries({ queryKey: historyKey(id) }),
  })
}
