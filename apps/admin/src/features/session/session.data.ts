import { call, endpointQuery } from '@farandfew/api-client'
import type { AdminSession, AdminSignInForm } from '@farandfew/domain/admin/session'
import {
  closeAdminSessionEndpoint,
  getAdminSessionEndpoint,
  openAdminSessionEndpoint,
} from '@farandfew/domain/admin/session/endpoints'
import { toast } from '@farandfew/ui/toast'
import {
  hashKey,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchIdle } from './watch-idle.ts'

const sessionQuery = queryOptions(endpointQuery(getAdminSessionEndpoint, {}))
const { queryKey } = sessionQuery
const sessionHash = hashKey(queryKey)

/** Whether the console is open, and who said they are at it. */
export const useSession = () => useQuery(sessionQuery)

/** Whether the console was open when last heard of. */
export const isConsoleOpen = (client: QueryClient) => client.getQueryData(queryKey)?.open === true

/** Leads back to the gate, which forgets everything that was read through it unless the session ended by itself. */
export const closeConsole = (client: QueryClient, session: AdminSession = { open: false }) =>
  client.setQueryData(queryKey, session)

/** The session ended by itself: the gate stands before the room, whose forms keep what was typed, and says why. */
export const endSession = (client: QueryClient) => {
  ended.add(client)
  closeConsole(client)
  toast({
    title: 'Your session has ended',
    description: 'Please unlock the console again.',
    variant: 'destructive',
  })
}
const ended = new WeakSet<QueryClient>()

/** Whether the session ended by itself, until the console is opened or locked. */
export const useHasEnded = () => ended.has(useQueryClient())

/**
 * Forgets what was read while the console was open. It is for the gate to call once it stands: a
 * screen that is still shown would ask again for what it misses.
 */
export function useForgetting() {
  const client = useQueryClient()
  useEffect(() => {
    client.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash })
    client.getMutationCache().clear()
  }, [client])
}

/** What was read stays with the room that shows it, and is asked for again when the room is back. */
export function useMistrust() {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({
      predicate: ({ queryHash }) => queryHash !== sessionHash,
      refetchType: 'none',
    })
  }, [client])
}

/** While the console is open: brings the gate by itself once the server's session is over. */
export function useIdleEnd(open: boolean) {
  const client = useQueryClient()
  useEffect(() => (open ? watchIdle(client, () => endSession(client)) : undefined), [client, open])
}

/** Opens the console. */
export function useUnlock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AdminSignInForm) => call(openAdminSessionEndpoint, { body }),
    onSuccess: (session) => {
      client.setQueryData(queryKey, session)
      ended.delete(client)
    },
    // Nothing keeps the password once the gate is gone.
    gcTime: 0,
  })
}

/** Closes the console. */
export function useLock() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(closeAdminSessionEndpoint, {}),
    onSuccess: (session) => closeConsole(client, session),
  })
}
