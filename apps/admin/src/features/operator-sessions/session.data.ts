import { call, CookiesRefused, endpointQuery } from '@farandfew/api-client'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import type { AdminSession } from '@farandfew/domain/operator-sessions/admin-session.ts'
import {
  closeAdminSession,
  getAdminSession,
  openAdminSession,
} from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import {
  hashKey,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { watchSession } from './watch-session.ts'

const sessionQuery = queryOptions(endpointQuery(getAdminSession, {}))
const { queryKey } = sessionQuery
const sessionHash = hashKey(queryKey)

/** Whether the console is open, and the operator's name. */
export const useSession = () => useQuery(sessionQuery)

/** What a list of recorded times says while the club's date is not the real one. The console has read the session before. */
export const useRealTimesNote = (): string | undefined =>
  useQuery({ ...sessionQuery, enabled: false }).data?.clubDateOffset === undefined
    ? undefined
    : "Real times, not the club's date."

/** Whether the console was open at the last answer. */
export const isConsoleOpen = (client: QueryClient) => client.getQueryData(queryKey)?.open === true

/** Shows the gate. */
export const closeConsole = (client: QueryClient, session: AdminSession = { open: false }) =>
  client.setQueryData(queryKey, session)

const endings = {
  idle: 'The console was idle for an hour. Please unlock it again.',
  longest: 'A session lasts at most twelve hours. Please unlock the console again.',
  refused: 'Please unlock the console again.',
} as const

/** Shows the gate after the session has expired, and says why. */
export const expireSession = (client: QueryClient, why: keyof typeof endings) => {
  expired.add(client)
  closeConsole(client)
  toast({ title: 'Your session has ended', description: endings[why], variant: 'destructive' })
}
const expired = new WeakSet<QueryClient>()

/** Whether the session has expired since the console was last unlocked. */
export const useHasExpired = () => expired.has(useQueryClient())

/**
 * Clears what was read while the console was open. Only the gate may call it: a mounted page would read its data again.
 */
export function useClearCache() {
  const client = useQueryClient()
  useEffect(() => {
    client.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash })
    client.getMutationCache().clear()
  }, [client])
}

/** Marks everything that was read as stale, so that the hidden page reads it again when it is back. */
export function useInvalidateCache() {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({
      predicate: ({ queryHash }) => queryHash !== sessionHash,
      refetchType: 'none',
    })
  }, [client])
}

/** Shows the gate when the server's session has expired, without waiting for a call. */
export function useSessionExpiry() {
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSession()
  const open = data?.open === true
  // By the clock of this device, which may differ from the server's.
  const endsAt =
    data?.secondsLeft === undefined ? undefined : dataUpdatedAt + data.secondsLeft * 1000
  useEffect(
    () => (open ? watchSession(client, (why) => expireSession(client, why), endsAt) : undefined),
    [client, open, endsAt],
  )
}

/** Returns a function that unlocks the console. It throws CookiesRefused if the browser has not kept the session. */
export function useUnlock() {
  const client = useQueryClient()
  const { request } = useCall(openAdminSession)
  return async (input: ContractInput<typeof openAdminSession>) => {
    await request(input)
    // Scripts cannot see the cookie, but the API can.
    const session = await call(getAdminSession, {})
    if (!session.open) throw new CookiesRefused()
    client.setQueryData(queryKey, session)
    expired.delete(client)
  }
}

export const useLock = () =>
  useCall(closeAdminSession, {
    onSuccess: (session, client) => void closeConsole(client, session),
  })
