import { ApiError, endpointQuery } from '@farandfew/api-client'
import { getTrip, listTrips } from '@farandfew/domain/trips/trips.contract.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/** Every trip that the club offers. */
export const tripsQuery = queryOptions(endpointQuery(listTrips, {}))

export const tripQuery = (id: number) =>
  queryOptions(endpointQuery(getTrip, { params: { id: String(id) } }))

/** Whether a trip could not be read because the club no longer offers it. */
export const isArchived = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 410

/** One trip. Until it is loaded it is taken from the list, which lacks only the practical facts. */
export function useTrip(id: number) {
  const queryClient = useQueryClient()
  return useQuery({
    ...tripQuery(id),
    placeholderData: () =>
      queryClient.getQueryData(tripsQuery.queryKey)?.find((trip) => trip.id === id),
  })
}
