import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { AdminInviteDetail, InviteName } from '@farandfew/domain/admin/invites'
import {
  decideInviteEndpoint,
  getAdminInviteEndpoint,
  listAdminInvitesEndpoint,
  undoDecisionEndpoint,
} from '@farandfew/domain/admin/invites/endpoints'
import type { EndpointInput } from '@farandfew/domain/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changePages, toPageInput, usePages } from '../../shared/table/pages.data.ts'
import type { QueueFilter } from './use-queue-filter.ts'

/** A decision with its note. */
export type DecisionInput = EndpointInput<typeof decideInviteEndpoint>['body']
type UndoInput = EndpointInput<typeof undoDecisionEndpoint>['body']

/** 'trip-7': a request as the URL names it. */
export const keyOf = ({ kind, id }: InviteName) => `${kind}-${id}`

const byName = ({ kind, id }: InviteName) => ({ params: { kind, id: String(id) } })
const inviteKey = (name: InviteName) => endpointKey(getAdminInviteEndpoint, byName(name))

/** The requests that a filter finds, page after page. */
export const useQueue = (filter: QueueFilter) => usePages(listAdminInvitesEndpoint, filter)

export type QueueQuery = ReturnType<typeof useQueue>

/** One request with the group that it would join. Read each time it is opened: another operator may decide it. */
export const useInvite = (name: InviteName | undefined) =>
  useQuery({
    ...endpointQuery(getAdminInviteEndpoint, byName(name ?? { kind: 'trip', id: 0 })),
    enabled: name !== undefined,
    staleTime: 0,
  })

/** Caches a request that the API returned, for its panel and its line of the queue. */
function cacheInvite(client: QueryClient, detail: AdminInviteDetail): void {
  const key = keyOf(detail.invite)
  client.setQueryData(inviteKey(detail.invite), detail)
  changePages(client, listAdminInvitesEndpoint, (page) => ({
    ...page,
    items: page.items.map((item) => (keyOf(item) === key ? detail.invite : item)),
  }))
}

/**
 * Returns a function that reads the counts of the queue again. The lines stay as they are: a decided request keeps its
 * place until it can no longer be undone.
 */
function useReloadCounts(filter: QueueFilter) {
  const client = useQueryClient()
  const last = useRef<AbortController>(undefined)
  return async () => {
    last.current?.abort()
    const { signal } = (last.current = new AbortController())
    const input = toPageInput<typeof listAdminInvitesEndpoint>({ ...filter, limit: '1' })
    try {
      const { statusCounts } = await call(listAdminInvitesEndpoint, input, { signal })
      changePages(client, listAdminInvitesEndpoint, (page) => ({ ...page, statusCounts }))
    } catch {
      // The whole queue is read again within seconds.
    }
  }
}

/** Reads the queue and its counts again. */
export const reloadQueue = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: endpointKey(listAdminInvitesEndpoint) })

/** Reads a request and the queue again. */
export const reloadInvite = (client: QueryClient, name: InviteName) =>
  Promise.all([client.invalidateQueries({ queryKey: inviteKey(name) }), reloadQueue(client)])

/** Approves or rejects a pending request. */
export function useDecide(filter: QueueFilter) {
  const client = useQueryClient()
  const reloadCounts = useReloadCounts(filter)
  return useMutation({
    mutationFn: ({ name, body }: { name: InviteName; body: DecisionInput }) =>
      call(decideInviteEndpoint, { ...byName(name), body }),
    onSuccess: (detail) => {
      cacheInvite(client, detail)
      void reloadCounts()
    },
  })
}

/** Undoes a decision while its mail has not been sent. */
export function useUndoDecision(filter: QueueFilter) {
  const client = useQueryClient()
  const reloadCounts = useReloadCounts(filter)
  return useMutation({
    mutationFn: ({ name, body }: { name: InviteName; body: UndoInput }) =>
      call(undoDecisionEndpoint, { ...byName(name), body }),
    onSuccess: (detail) => {
      cacheInvite(client, detail)
      void reloadCounts()
    },
  })
}
