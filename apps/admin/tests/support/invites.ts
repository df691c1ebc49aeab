import type {
  AdminInvites,
  Decision,
  AdminInviteDetail,
} from '@farandfew/domain/invites/admin-invites.ts'
import {
  assignDeparture,
  decideInvite,
  decideInvites,
  getAdminInvite,
  listAdminInvites,
  takeBackDeparture,
  undoDecision,
} from '@farandfew/domain/invites/admin-invites.contract.ts'
import type { RowResult } from '@farandfew/domain/contract/page.ts'
import { type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface InvitesState {
  /** In the order of the queue. */
  invites: AdminInviteDetail[]
  inviteCounts: Pick<AdminInvites, 'statusCounts' | 'destinations'>
  /** What the API adds to a decision. */
  decided: Omit<Decision, 'status' | 'note'>
  /** How the rows of one decision about several went. */
  rowResults: RowResult[]
}

export const noInvites = (): InvitesState => ({
  invites: [],
  inviteCounts: {
    statusCounts: { pending: 0, approved: 0, rejected: 0, withdrawn: 0 },
    destinations: [],
  },
  decided: {
    decidedAt: '2025-05-03T06:00:00.000Z',
    decidedBy: 'Meera',
    mail: 'waiting',
    undoMs: 10_000,
  },
  rowResults: [],
})

/** The calls of the invites' page. */
export function invitesRoutes(api: InvitesState): FakeRoute[] {
  const find = ({ kind, id }: { kind: string; id: number }) =>
    api.invites.find(({ invite }) => invite.kind === kind && invite.id === id)
  return [
    // A decided request is no longer among the pending ones, but can still be opened.
    route(listAdminInvites, ({ query }) => {
      const all = api.invites.map(({ invite }) => invite)
      const found = all.filter(({ status }) => query.status === 'all' || status === query.status)
      return { ...pageOf(found, query), ...api.inviteCounts, assignedToMe: 0 }
    }),
    route(getAdminInvite, ({ params }) => find(params)),
    route(decideInvites, () => ({ results: api.rowResults })),
    route(decideInvite, ({ params, body: { status, note = null } }) => {
      const detail = find(params)
      if (!detail) return undefined
      detail.invite.status = status
      return Object.assign(detail, { decision: { ...api.decided, status, note } })
    }),
    route(assignDeparture, ({ params, body: { scheduleId } }) => {
      const detail = find(params)
      if (detail) detail.invite.scheduleId = scheduleId
      return detail
    }),
    route(takeBackDeparture, ({ params }) => {
      const detail = find(params)
      return detail && Object.assign(detail, { assignment: null, assignable: [] })
    }),
    route(undoDecision, ({ params }) => find(params)),
  ]
}
