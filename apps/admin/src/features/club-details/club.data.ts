import { call, endpointQuery } from '@farandfew/api-client'
import {
  changeClubEndpoint,
  getAdminClubEndpoint,
} from '@farandfew/domain/club-details/admin-club.endpoints.ts'
import type { EndpointInput } from '@farandfew/domain/contract/registry.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const clubQuery = queryOptions({
  ...endpointQuery(getAdminClubEndpoint, {}),
  // A form must start from what is stored.
  gcTime: 0,
})

/** The club's details. */
export const useClub = () => useQuery(clubQuery)

/** Changes the details that the operator saw. */
export function useChangeClub() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointInput<typeof changeClubEndpoint>['body']) =>
      call(changeClubEndpoint, { body }),
    onSuccess: (club) => {
      // A read that began before, such as after a refusal, must not bring the older values back.
      void client.cancelQueries({ queryKey: clubQuery.queryKey })
      client.setQueryData(clubQuery.queryKey, club)
    },
    // Another operator may have changed them.
    onError: () => void client.invalidateQueries({ queryKey: clubQuery.queryKey }),
  })
}
