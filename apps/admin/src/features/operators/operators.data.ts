import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type {
  Operator,
  OperatorInvitationForm,
  OperatorList,
  OperatorRoleForm,
} from '@farandfew/domain/operators/admin-operators.ts'
import {
  changeOperator,
  deactivateOperator,
  endAdminSession,
  inviteOperator,
  listAdminSessions,
  listOperators,
  sendOperatorLink,
  switchClubPassword,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

const operatorsQuery = queryOptions(endpointQuery(listOperators, {}))
const sessionsQuery = queryOptions(endpointQuery(listAdminSessions, {}))

/** Everyone who works with the console, and the club's password. */
export const useOperators = () => useQuery(operatorsQuery)

/** The open sessions of all operators. */
export const useSessions = () => useQuery(sessionsQuery)

/** Shows a changed operator in place; the list's order stays until it is read again. */
function show(client: QueryClient, changed: Operator): void {
  client.setQueryData(operatorsQuery.queryKey, (list) => {
    if (!list) return undefined
    const isKnown = list.items.some(({ id }) => id === changed.id)
    const items = isKnown
      ? list.items.map((item) => (item.id === changed.id ? changed : item))
      : [...list.items, changed]
    return { ...list, items }
  })
  // A change may have ended sessions.
  void client.invalidateQueries({ queryKey: endpointKey(listAdminSessions) })
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OperatorInvitationForm) => call(inviteOperator, { body }),
    onSuccess: (added) => show(client, added),
  })
}

/** A change of an operator's account. */
export type OperatorChange = ({ kind: 'role' } & OperatorRoleForm) | { kind: 'link' | 'deactivate' }

/** Changes an operator. If someone else did so meanwhile, the list is read again. */
export function useChangeOperator({ id, state }: Operator) {
  const client = useQueryClient()
  const params = { id: String(id) }
  return useMutation({
    mutationFn: (change: OperatorChange) => {
      if (change.kind === 'role') {
        const { before, role } = change
        return call(changeOperator, { params, body: { before, role } })
      }
      return change.kind === 'link'
        ? call(sendOperatorLink, { params, body: { state } })
        : call(deactivateOperator, { params })
    },
    onSuccess: (changed) => show(client, changed),
    onError: () => void client.invalidateQueries({ queryKey: operatorsQuery.queryKey }),
  })
}

/** Lets the club's password open the console, or not. */
export function useSwitchClubPassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => call(switchClubPassword, { body: { on } }),
    onSuccess: (clubPassword) => {
      client.setQueryData(
        operatorsQuery.queryKey,
        (list): OperatorList | undefined => list && { ...list, clubPassword },
      )
      void client.invalidateQueries({ queryKey: endpointKey(listAdminSessions) })
    },
  })
}

/** Ends a session. If it has ended already, the list is read again. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endAdminSession, { params: { id } }),
    onSuccess: (left) => client.setQueryData(sessionsQuery.queryKey, left),
    onError: () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
