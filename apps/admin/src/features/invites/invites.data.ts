import {
  fetchAdminInvite,
  fetchAdminInvites,
  type InviteName,
  sendDecision,
  takeDecisionBack,
} from '@farandfew/api-client/admin-invites'
import type {
  AdminInvite,
  AdminInviteDetail,
  AdminInvites,
  DecisionForm,
} from '@farandfew/domain/admin/invites'
import {
  getAdminInviteEndpoint,
  listAdminInvitesEndpoint,
} from '@farandfew/domain/admin/invites/endpoints'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changePages, usePages } from '../../shared/table/pages.data.ts'
import type { QueueFilter } from './use-queue-url.ts'

const listPath = listAdminInvitesEndpoint.path

/** 'trip-7': a request as the URL and the page's states name it. */
export const keyOf = ({ kind, id }: InviteName) => `${kind}-${id}`

const detailKey = (name: InviteName) => [getAdminInviteEndpoint.path, keyOf(name)]

/** The queue that a filter finds, page after page. */
export function useQueue(filter: QueueFilter) {
  return usePages<AdminInvites>(listPath, { ...filter }, fetchAdminInvites)
}
export type QueueQuery = ReturnType<typeof useQueue>

/** One request beside its group. Read anew each time it is opened: somebody else may have decided it. */
export function useInvite(name: InviteName) {
  return useQuery({
    queryKey: detailKey(name),
    queryFn: ({ signal }) => fetchAdminInvite(name, { signal }),
    staleTime: 0,
  })
}

/** A request as it was read last; undefined before that. */
export const readInvite = (client: QueryClient, name: InviteName) =>
  client.getQueryData<AdminInviteDetail>(detailKey(name))

/** Shows a request as the API just answered it: in the panel, in its line of the queue, and among the counted. */
function keep(client: QueryClient, detail: AdminInviteDetail): void {
  const key = keyOf(detail.invite)
  const { status } = detail.invite
  const before = readInvite(client, detail.invite)?.invite.status ?? status
  client.setQueryData(detailKey(detail.invite), detail)
  changePages<AdminInvites>(client, listPath, (page) => ({
    ...page,
    items: page.items.map((item) => (keyOf(item) === key ? detail.invite : item)),
    statusCounts: movedBy(page.statusCounts, before, status),
  }))
}

/** The counts after one request went from a state to another; the queue is read anew before long. */
function movedBy(
  counts: AdminInvites['statusCounts'],
  from: AdminInvite['status'],
  to: AdminInvite['status'],
): AdminInvites['statusCounts'] {
  if (from === to) return counts
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 }
}

/** Reads the queue, and with it its counts, anew. */
export const refreshQueue = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [listPath] })

/** Reads a request and the queue anew. */
export const refresh = (client: QueryClient, name: InviteName) =>
  Promise.all([client.invalidateQueries({ queryKey: detailKey(name) }), refreshQueue(client)])

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, form }: { name: InviteName; form: DecisionForm }) =>
      sendDecision(name, form),
    onSuccess: (detail) => keep(client, detail),
  })
}

export function useTakeBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, decidedAt }: { name: InviteName; decidedAt: string }) =>
      takeDecisionBack(name, decidedAt),
    onSuccess: (detail) => keep(client, detail),
  })
}
