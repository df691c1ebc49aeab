import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import {
  assignDeparture,
  decideInvite,
  decideInvites,
  getAdminInvite,
  listAdminInvites,
  undoDecision,
} from '@farandfew/domain/invites/admin-invites.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { inviteSubject } from '@farandfew/domain/annotations/annotation-subjects.ts'
import type { AdminInvite, InviteName } from '@farandfew/domain/invites/admin-invites.ts'
import type { AdminInviteDetail } from '@farandfew/domain/invites/invite-detail.ts'
import type { InviteOutcome } from '@farandfew/domain/invites/decision.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOneAtATime } from '../../shared/forms/use-one-at-a-time.ts'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'
import type { RowsAction, SelectedRow } from '../annotations/selection-bar.tsx'
import { changePages, usePages } from '../../shared/table/pages.data.ts'
import { describeRequest } from './describe-request.ts'
import type { QueueFilter } from './use-queue-filter.ts'

/** A decision with its note. */
export type DecisionInput = ContractInput<typeof decideInvite>['body']
type UndoInput = ContractInput<typeof undoDecision>['body']

/** 'trip-7': a request as the URL names it. */
export const keyOf = ({ kind, id }: InviteName) => `${kind}-${id}`

const byName = ({ kind, id }: InviteName) => ({ params: { kind, id: String(id) } })
const inviteKey = (name: InviteName) => endpointKey(getAdminInvite, byName(name))

/** The requests that a filter finds, page after page. */
export const useQueue = (filter: QueueFilter) => usePages(listAdminInvites, filter)

export type QueueQuery = ReturnType<typeof useQueue>

/** One request with the group that it would join. Read each time it is opened: another operator may decide it. */
export const useInvite = (name: InviteName | undefined) =>
  useQuery({
    ...endpointQuery(getAdminInvite, byName(name ?? { kind: 'trip', id: 0 })),
    enabled: name !== undefined,
    staleTime: 0,
  })

/** Caches a request that the API returned, for its panel and its line of the queue. */
function cacheInvite(client: QueryClient, detail: AdminInviteDetail): void {
  const key = keyOf(detail.invite)
  client.setQueryData(inviteKey(detail.invite), detail)
  changePages(client, listAdminInvites, (page) => ({
    ...page,
    items: page.items.map((item) => (keyOf(item) === key ? detail.invite : item)),
  }))
}

/** Reads the queue and its counts again. */
const reloadQueue = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: endpointKey(listAdminInvites) })

/** Reads a request again. */
const reloadDetail = (client: QueryClient, name: InviteName) =>
  client.invalidateQueries({ queryKey: inviteKey(name) })

/** Reads a request and the queue again. */
export const reloadInvite = (client: QueryClient, name: InviteName) =>
  Promise.all([reloadDetail(client, name), reloadQueue(client)])

/** Approves or rejects a pending request. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, body }: { name: InviteName; body: DecisionInput }) =>
      call(decideInvite, { ...byName(name), body }),
    onSuccess: (detail) => {
      cacheInvite(client, detail)
      void reloadQueue(client)
      void reloadOpenWork(client)
    },
  })
}

/** Undoes a decision while its mail has not been sent. */
export function useUndoDecision() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, body }: { name: InviteName; body: UndoInput }) =>
      call(undoDecision, { ...byName(name), body }),
    onSuccess: (detail) => {
      cacheInvite(client, detail)
      void reloadQueue(client)
      void reloadOpenWork(client)
    },
  })
}

/** Reads the open request again after it has left the queue: another operator has decided it. */
export function useReloadDecided(opened: InviteName | undefined, hasLeft: boolean): void {
  const client = useQueryClient()
  const { kind, id } = opened ?? {}
  useEffect(() => {
    if (kind !== undefined && id !== undefined && hasLeft) void reloadDetail(client, { kind, id })
  }, [client, kind, id, hasLeft])
}

/** The departures ahead of the request's trip that have a free seat. */
export const useAssignableDepartures = ({ tripTitle }: AdminInvite) =>
  useQuery({
    ...endpointQuery(listAdminDepartures, {
      query: { when: 'coming', search: tripTitle ?? '', limit: '100' },
    }),
    gcTime: 0,
    select: ({ items }) =>
      items.filter(
        (one) =>
          one.tripTitle === tripTitle &&
          one.isActive &&
          !one.hasLeft &&
          one.groupDecision !== 'cancelled' &&
          one.left > one.waiting,
      ),
  })

/** Gives an approved request for any date a departure. */
export function useAssignDeparture(name: InviteName) {
  const client = useQueryClient()
  return useOneAtATime(
    useMutation({
      mutationFn: (scheduleId: number) =>
        call(assignDeparture, { ...byName(name), body: { scheduleId } }),
      // The question is gone once a departure is assigned, so a toast says what became of it.
      onSuccess: (detail) => {
        cacheInvite(client, detail)
        toast({ title: 'Departure assigned', description: describeRequest(detail.invite) })
      },
      // Another operator may have done it.
      onError: (error) => {
        toastFailure(error, 'The departure was not assigned')
        void reloadInvite(client, name)
      },
    }),
  )
}

/** A request as a row of the selection. */
export const selectedRow = (invite: AdminInvite): SelectedRow => ({
  key: keyOf(invite),
  name: invite.name,
  subject: inviteSubject(invite),
})

/** Makes one decision for several requests. */
export const decideSelected = (label: string, status: InviteOutcome): RowsAction => ({
  label,
  done: status,
  question: (count) =>
    count === 1
      ? `${label} 1 request? The applicant gets an email.`
      : `${label} ${count} requests? Each applicant gets an email.`,
  send: (rows) =>
    call(decideInvites, {
      body: {
        rows: rows.map(({ subject: { kind, id } }) => ({
          ...{ kind: kind === 'invite' ? ('trip' as const) : ('quick' as const), id },
        })),
        status,
      },
    }),
})
