import {
  askForSecondFactor,
  fetchSecondFactor,
  makeRecoveryCodes,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '@farandfew/api-client/admin-security'
import type { SecondFactor } from '@farandfew/domain/admin/security'
import { getSecondFactorEndpoint } from '@farandfew/domain/admin/security/endpoints'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const factorQuery = queryOptions({
  queryKey: [getSecondFactorEndpoint.path],
  queryFn: ({ signal }) => fetchSecondFactor({ signal }),
})

/** Whether the gate asks for a second factor. */
export const useSecondFactor = () => useQuery(factorQuery)

/** A call that answers the factor's new state; nothing of it is kept, for it may hold codes. */
function useFactorChange<Form, Answer extends SecondFactor>(
  change: (form: Form) => Promise<Answer>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ on, since, recoveryCodesLeft }) =>
      client.setQueryData(factorQuery.queryKey, {
        on,
        recoveryCodesLeft,
        ...(since !== undefined && { since }),
      }),
    gcTime: 0,
  })
}

export const useOffer = () => useMutation({ mutationFn: askForSecondFactor, gcTime: 0 })
export const useSwitchOn = () => useFactorChange(turnSecondFactorOn)
export const useSwitchOff = () => useFactorChange(turnSecondFactorOff)
export const useRenewCodes = () => useFactorChange(makeRecoveryCodes)
