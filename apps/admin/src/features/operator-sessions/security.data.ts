import { call, endpointQuery } from '@farandfew/api-client'
import type { AcceptInvitationForm } from '@farandfew/domain/operators/admin-operators.ts'
import {
  acceptInvitation,
  changeOwnPassword,
  endOwnSession,
  getOwnAccount,
  openInvitation,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@farandfew/domain/operator-sessions/admin-security.contract.ts'
import type {
  Contract,
  ContractInput,
  ContractOutput,
} from '@farandfew/domain/contract/contract.ts'
import type { SecondFactor } from '@farandfew/domain/operator-sessions/admin-security.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const factorQuery = queryOptions(endpointQuery(getSecondFactor, {}))

/** Whether the gate asks for a second factor. */
export const useSecondFactor = () => useQuery(factorQuery)

const accountQuery = queryOptions(endpointQuery(getOwnAccount, {}))

/** Who is signed in, and their sessions. */
export const useOwnAccount = () => useQuery(accountQuery)

/** Changes the password, which ends the operator's other sessions. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContractInput<typeof changeOwnPassword>['body']) =>
      call(changeOwnPassword, { body }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    // The passwords must not stay in the mutation cache.
    gcTime: 0,
  })
}

/** Ends another session of the operator. If it has ended already, the list is read again. */
export function useEndOwnSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOwnSession, { params: { id } }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
    onError: () => void client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}

/** What the link of a mail is for. Its secret is not cached. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation'],
    queryFn: () => call(openInvitation, { body: { token } }),
    gcTime: 0,
  })

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: AcceptInvitationForm) => call(acceptInvitation, { body }),
    gcTime: 0,
  })

/** A call that returns the new state of the factor. The answer is not cached: it may hold recovery codes. */
function useFactorChange<const E extends Contract>(
  endpoint: E,
  onChanged?: (answer: ContractOutput<E>) => void,
) {
  return useMutation({
    mutationFn: (input: ContractInput<E>) => call(endpoint, input),
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
export const useOffer = () => useFactorChange(offerSecondFactor)
export const useSwitchOn = () => useFactorChange(switchSecondFactorOn, useShowFactor())
export const useSwitchOff = () => useFactorChange(switchSecondFactorOff, useShowFactor())
export const useRenewCodes = () => useFactorChange(renewRecoveryCodes, useShowFactor())
