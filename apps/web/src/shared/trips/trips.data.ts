import { fetchTrip, fetchTrips } from '@farandfew/api-client/trips'
import type { Trip } from '@farandfew/domain/trips'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { tripKey, tripsKey } from './trips.keys.ts'

const tripsQuery = queryOptions({
  queryKey: tripsKey,
  queryFn: ({ signal }) => fetchTrips({ signal }),
})

/** Every trip of the catalogue. */
export const useTrips = () => useQuery(tripsQuery)

/** One trip; not asked for where the list holds it, which has all of it and is as fresh. */
export function useTrip(id: number) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: tripKey(id),
    queryFn: ({ signal }) => fetchTrip(id, { signal }),
    initialData: () => queryClient.getQueryData<Trip[]>(tripsKey)?.find((trip) => trip.id === id),
  })
}
