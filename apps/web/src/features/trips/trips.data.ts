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

/** One trip; what the list knows of it is shown while it is asked for. */
export function useTrip(id: number) {
  const listed = useQueryClient()
    .getQueryData<Trip[]>(tripsKey)
    ?.find((trip) => trip.id === id)
  return useQuery<Trip>({
    queryKey: tripKey(id),
    queryFn: ({ signal }) => fetchTrip(id, { signal }),
    ...(listed && { placeholderData: listed }),
  })
}
