import { call, endpointQuery } from '@farandfew/api-client'
import type {
  OwnTravelDetails,
  TravelDetailsInput,
} from '@farandfew/domain/travel-details/travel-details.ts'
import {
  deleteTravelDetails,
  getTravelDetails,
  saveTravelDetails,
} from '@farandfew/domain/travel-details/travel-details.contract.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { travelDetailsStatusQuery } from './travel-details-reads.data.ts'

/** The signed-in member's travel details for a departure. */
export const ownTravelDetailsQuery = (departureId: number) =>
  queryOptions({
    ...endpointQuery(getTravelDetails, { params: { departureId: String(departureId) } }),
    refetchOnMount: 'always',
  })

/** The calls that change the member's travel details. Each answers with them as they are then. */
export function useTravelDetailsCalls(id: number) {
  const queryClient = useQueryClient()
  const params = { departureId: String(id) }
  const keep = async (answer: Promise<OwnTravelDetails>) => {
    const own = await answer
    const { queryKey } = ownTravelDetailsQuery(id)
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, own)
    void queryClient.invalidateQueries({ queryKey: travelDetailsStatusQuery.queryKey })
    return own
  }
  return {
    save: (body: TravelDetailsInput) => keep(call(saveTravelDetails, { params, body })),
    erase: () => keep(call(deleteTravelDetails, { params })),
  }
}
