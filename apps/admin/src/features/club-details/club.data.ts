import { call, endpointQuery } from '@farandfew/api-client'
import { changeClub, getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const clubQuery = queryOptions({
  ...endpointQuery(getAdminClub, {}),
  // A form must start from what is stored.
  gcTime: 0,
})

/** The club's details. */
export const useClub = () => useQuery(clubQuery)

/** Changes the details that the operator saw. */
export function useChangeClub() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContractInput<typeof changeClub>['body']) => call(changeClub, { body }),
    onSuccess: (club) => {
      // A read that began before, such as after a refusal, must not bring the older values back.
      void client.cancelQueries({ queryKey: clubQuery.queryKey })
      client.setQueryData(clubQuery.queryKey, club)
    },
    // Another operator may have changed them.
    onError: () => void client.invalidateQueries({ queryKey: clubQuery.queryKey }),
  })
}
