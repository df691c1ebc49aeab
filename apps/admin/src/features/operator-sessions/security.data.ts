import { call, endpointQuery } from '@farandfew/api-client'
import type { AcceptInvitationForm } from '@farandfew/domain/operators/admin-operators.ts'
import {
  acceptInvitationEndpoint,
  changeOwnPasswordEndpoint,
  endOwnSessionEndpoint,
  getOwnAccountEndpoint,
  openInvitationEndpoint,
} from '@farandfew/domain/operators/admin-operators.endpoints.ts'
import type { SecondFactor } from '@farandfew/domain/operator-sessions/admin-security.ts'
import {
  getSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  switchSecondFactorOffEndpoint,
  switchSecondFactorOnEndpoint,
} from '@farandfew/domain/operator-sessions/admin-security.endpoints.ts'
import type { Endpoint } from '@farandfew/domain/contract/contract.ts'
import type { EndpointInput, EndpointOutput } from '@farandfew/domain/contract/registry.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const factorQuery = queryOptions(endpointQuery(getSecondFactorEndpoint, {}))

/** Whether the gate asks for a second factor. */
export const useSecondFactor = () => useQuery(factorQuery)

const accountQuery = queryOptions(endpointQuery(getOwnAccountEndpoint, {}))

/** Who is signed in, and their sessions. */
export const useOwnAccount = () => useQuery(accountQuery)

/** Changes the password, which ends the operator's other sessions. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointInput<typeof changeOwnPasswordEndpoint>['body']) =>
      call(changeOwnPasswordEndpoint, { body }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    // The passwords must not stay in the mutation cache.
    gcTime: 0,
  })
}

/** Ends another session of the operator. If it has ended already, the list is read again. */
export function useEndOwnSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOwnSessionEndpoint, { params: { id } }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    onError: () => void client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}

/** What the link of a mail is for. Its secret is not cached. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation'],
    queryFn: () => call(openInvitationEndpoint, { body: { token } }),
    gcTime: 0,
  })

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: AcceptInvitationForm) => call(acceptInvitationEndpoint, { body }),
    gcTime: 0,
  })

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
