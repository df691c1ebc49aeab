import { endpointQuery } from '@farandfew/api-client'
import { getTripEndpoint, listTripsEndpoint } from '@farandfew/domain/trips/endpoints'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

export const tripsQuery = queryOptions(endpointQuery(listTripsEndpoint, {}))

export const tripQuery = (id: number) =>
  queryOptions(endpointQuery(getTripEndpoint, { params: { id: String(id) } }))

/** Every trip of the catalogue. */
export const useTrips = () => useQuery(tripsQuery)

/** One trip, taken from the list if that is loaded: the list holds complete trips. */
export function useTrip(id: number) {
  const queryClient = useQueryClient()
  return useQuery({
    ...tripQuery(id),
    initialData: () =>
      queryClient.getQueryData(tripsQuery.queryKey)?.find((trip) => trip.id === id),
  })
}
