import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { inviteSubject } from '@farandfew/domain/annotations/admin-annotations.ts'
import type {
  AdminInvite,
  InviteName,
  AdminInviteDetail,
  InviteOutcome,
} from '@farandfew/domain/invites/admin-invites.ts'
import {
  decideInvite,
  decideInvites,
  getAdminInvite,
  listAdminInvites,
  undoDecision,
} from '@farandfew/domain/invites/admin-invites.contract.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { beyondSeatsCode, beyondSeatsQuestion } from '../selections/beyond-seats.ts'
import { subjectsOf } from '../../shared/table/annotate-rows.tsx'
import type { RowsAction, SelectedRow } from '../../shared/table/use-rows-action.ts'
import { changePages } from '../../shared/table/pages.data.ts'

/** A decision with its note. */
export type DecisionInput = ContractInput<typeof decideInvite>['body']

/** 'trip-7': a request as the URL names it. */
export const keyOf = ({ kind, id }: InviteName) => `${kind}-${id}`

export const byName = ({ kind, id }: InviteName) => ({ params: { kind, id: String(id) } })
const inviteKey = (name: InviteName) => endpointKey(getAdminInvite, byName(name))

/** One request with the group that it would join. Read each time it is opened: another operator may decide it. */
export const useInvite = (name: InviteName | undefined) =>
  useQuery({
    ...endpointQuery(getAdminInvite, byName(name ?? { kind: 'trip', id: 0 })),
    enabled: name !== undefined,
    staleTime: 0,
    // Until the mail of the decision has been sent, so that the page never says that it will be when it was.
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const decision = data?.decision
      if (decision?.mail !== 'waiting' || dataUpdateCount > mostRereads) return false
      return decision.undoMs + rereadMs
    },
  })

/** Milliseconds after the time to undo until a request is read again, and how often at most. */
const rereadMs = 2000
const mostRereads = 30

/** Caches a request that the API returned, for its panel and its line of the queue. */
export function cacheInvite(client: QueryClient, detail: AdminInviteDetail): void {
  const key = keyOf(detail.invite)
  client.setQueryData(inviteKey(detail.invite), detail)
  changePages(client, listAdminInvites, (page) => ({
    ...page,
    items: page.items.map((item) => (keyOf(item) === key ? detail.invite : item)),
  }))
}

const queueKey = endpointKey(listAdminInvites)

/** Reads a request again. */
const reloadDetail = (client: QueryClient, name: InviteName) =>
  client.invalidateQueries({ queryKey: inviteKey(name) })

/** Reads a request and the queue again. */
export const reloadInvite = (client: QueryClient, name: InviteName) =>
  Promise.all([reloadDetail(client, name), client.invalidateQueries({ queryKey: queueKey })])

/** What shows the answer of a decision, or of undoing it. */
export const decided = {
  onSuccess: (detail: AdminInviteDetail, client: QueryClient) => cacheInvite(client, detail),
  reloads: [queueKey, endpointKey(getOpenWork)],
}

/** Approves or rejects a pending request. */
export const useDecide = () => useCall(decideInvite, decided)

/** Undoes a decision while its mail has not been sent. */
export const useUndoDecision = () => useCall(undoDecision, decided)

/** Reads the open request again after it has left the queue: another operator has decided it. */
export function useReloadDecided(opened: InviteName | undefined, hasLeft: boolean): void {
  const client = useQueryClient()
  const { kind, id } = opened ?? {}
  useEffect(() => {
    if (kind !== undefined && id !== undefined && hasLeft) void reloadDetail(client, { kind, id })
  }, [client, kind, id, hasLeft])
}

/** A request as a row of the selection. */
export const selectedRow = (invite: AdminInvite): SelectedRow => ({
  key: keyOf(invite),
  name: invite.name,
  subject: inviteSubject(invite),
})

/** Makes one decision for several requests. */
export const decideSelected = (
  label: string,
  status: InviteOutcome,
  beyondSeats?: true,
): RowsAction => ({
  label,
  done: status,
  ...(!beyondSeats && {
    asks: {
      code: beyondSeatsCode,
      question: beyondSeatsQuestion,
      anyway: () => decideSelected(label, status, true),
    },
  }),
  question: (count) =>
    count === 1
      ? `${label} 1 request? The applicant gets an email.`
      : `${label} ${count} requests? Each applicant gets an email.`,
  send: (rows) =>
    call(decideInvites, {
      body: {
        rows: subjectsOf(rows).map(({ kind, id }) => ({
          kind: kind === 'invite' ? ('trip' as const) : ('quick' as const),
          id,
        })),
        status,
        ...(beyondSeats && { beyondSeats }),
      },
    }),
})
