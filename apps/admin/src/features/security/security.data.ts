import { call, endpointQuery } from '@farandfew/api-client'
import type { SecondFactor } from '@farandfew/domain/admin/security'
import {
  getSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  switchSecondFactorOffEndpoint,
  switchSecondFactorOnEndpoint,
} from '@farandfew/domain/admin/security/endpoints'
import type { Endpoint, EndpointInput, EndpointOutput } from '@farandfew/domain/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const factorQuery = queryOptions(endpointQuery(getSecondFactorEndpoint, {}))

/** Whether the gate asks for a second factor. */
export const useSecondFactor = () => useQuery(factorQuery)

/** A call that returns the new state of the factor. The answer is not cached: it may hold recovery codes. */
function useFactorChange<const E extends Endpoint>(
  endpoint: E,
  onChanged?: (answer: EndpointOutput<E>) => void,
) {
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    ...(onChanged && { onSuccess: onChanged }),
    gcTime: 0,
  })
}

function useShowFactor() {
  const client = useQueryClient()
  return ({ on, since, recoveryCodesLeft }: SecondFactor) =>
    void client.setQueryData(factorQuery.queryKey, {
      on,
      recoveryCodesLeft,
      ...(since !== undefined && { since }),
    })
}

/** Asks for the secret that an authenticator app is set up with. */
export const useOffer = () => useFactorChange(offerSecondFactorEndpoint)
export const useSwitchOn = () => useFactorChange(switchSecondFactorOnEndpoint, useShowFactor())
export const useSwitchOff = () => useFactorChange(switchSecondFactorOffEndpoint, useShowFactor())
export const useRenewCodes = () => useFactorChange(renewRecoveryCodesEndpoint, useShowFactor())
