import {
  adminInviteDetail,
  type AdminInviteDetail,
} from '@farandfew/domain/invites/invite-detail.ts'
import {
  adminInvites,
  adminInvitesQuery,
  inviteDestinations,
} from '@farandfew/domain/invites/admin-invites.ts'
import {
  assignmentForm,
  decisionForm,
  selectedDecisionForm,
  undoForm,
} from '@farandfew/domain/invites/decision.ts'
import { rowResults } from '@farandfew/domain/selected-rows/selected-rows.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'

export interface InvitesState {
  /** In the order of the queue. */
  invites: AdminInviteDetail[]
  /** Milliseconds for which a decision can be undone. */
  undoMs: number
  /** The ids of requests whose approval goes beyond the free seats. */
  beyondSeats: readonly number[]
}

export const noInvites = (): InvitesState => ({ invites: [], undoMs: 10_000, beyondSeats: [] })

type Asked = z.output<typeof adminInvitesQuery>

function pageOf({ invites }: InvitesState, asked: Asked) {
  const all = invites.map(({ invite }) => invite)
  const ofStatus = (status: string) =>
    all.filter((invite) => status === 'all' || invite.status === status)
  const scheduleId = asked.scheduleId === 'none' ? null : asked.scheduleId
  const found = ofStatus(asked.status).filter(
    (invite) =>
      (asked.destination === undefined || invite.destination === asked.destination) &&
      (asked.scheduleId === undefined || invite.scheduleId === scheduleId) &&
      invite.name.toLowerCase().includes(asked.search?.toLowerCase() ?? ''),
  )
  const destinations = inviteDestinations.flatMap((destination) => {
    const there = ofStatus(asked.status).filter((invite) => invite.destination === destination)
    const dates = new Map(there.map((invite) => [invite.scheduleId, invite.departureDate]))
    const departures = [...dates].map(([id, departureDate]) => ({
      scheduleId: id,
      departureDate,
      count: there.filter((invite) => invite.scheduleId === id).length,
    }))
    return there.length > 0 ? [{ destination, count: there.length, departures }] : []
  })
  const start = Number(asked.cursor ?? 0)
  const items = found.slice(start, start + asked.limit)
  const end = start + items.length
  return {
    items,
    nextCursor: end < found.length ? String(end) : null,
    total: found.length,
    assignedToMe: 0,
    statusCounts: {
      pending: ofStatus('pending').length,
      approved: ofStatus('approved').length,
      rejected: ofStatus('rejected').length,
      withdrawn: ofStatus('withdrawn').length,
    },
    destinations,
  }
}

/** The calls of the invites' page. */
export function invitesRoutes(api: InvitesState & { operator: string | undefined }): FakeRoutes {
  const find = (params: Record<string, string>) =>
    api.invites.find(
      ({ invite }) => invite.kind === params['kind'] && String(invite.id) === params['id'],
    )
  const missing = { code: 'NOT_FOUND', detail: 'There is no such request.' } as const
  return {
    'GET /api/admin/invites': ({ response, query }) => {
      const asked = z.parse(adminInvitesQuery, Object.fromEntries(query))
      send(response, 200, adminInvites, pageOf(api, asked))
    },
    'GET /api/admin/invites/:kind/:id': ({ response, params }) => {
      const detail = find(params)
      if (!detail) return refuse(response, missing)
      send(response, 200, adminInviteDetail, detail)
    },
    'POST /api/admin/invites/decisions': ({ response, body }) => {
      const { rows, status, beyondSeats } = z.parse(selectedDecisionForm, body)
      const results = rows.map(({ kind, id }) => {
        if (api.beyondSeats.includes(id) && !beyondSeats) {
          const reason = '1 free, 2 approved and not booked, including this request.'
          return { outcome: 'refused', reason, code: 'APPROVED_BEYOND_SEATS' }
        }
        const detail = find({ kind, id: String(id) })
        if (detail) detail.invite.status = status
        return { outcome: 'done', reason: null }
      })
      send(response, 200, rowResults, { results })
    },
    'POST /api/admin/invites/:kind/:id/decision': ({ response, params, body }) => {
      const detail = find(params)
      if (!detail) return refuse(response, missing)
      const { status, note = null } = z.parse(decisionForm, body)
      if (detail.decision) {
        const detailText = `${detail.decision.decidedBy} ${detail.decision.status} this request already.`
        return refuse(response, { code: 'ALREADY_DECIDED', detail: detailText })
      }
      detail.invite.status = status
      detail.decision = {
        status,
        note,
        mail: 'waiting',
        undoMs: api.undoMs,
        decidedAt: new Date().toISOString(),
        decidedBy: api.operator ?? null,
      }
      send(response, 200, adminInviteDetail, detail)
    },
    'POST /api/admin/invites/:kind/:id/departure': ({ response, params, body }) => {
      const detail = find(params)
      if (!detail) return refuse(response, missing)
      const { scheduleId } = z.parse(assignmentForm, body)
      if (detail.invite.scheduleId !== null) {
        return refuse(response, { code: 'ALREADY_ASSIGNED', detail: 'Ben was first.' })
      }
      Object.assign(detail.invite, { scheduleId, departureDate: '2025-08-14' })
      send(response, 200, adminInviteDetail, detail)
    },
    'POST /api/admin/invites/:kind/:id/undo': ({ response, params, body }) => {
      const detail = find(params)
      if (!detail) return refuse(response, missing)
      const { decidedAt } = z.parse(undoForm, body)
      if (detail.decision?.decidedAt !== decidedAt) {
        return refuse(response, { code: 'UNDO_TOO_LATE', detail: 'It is too late.' })
      }
      detail.invite.status = 'pending'
      detail.decision = null
      send(response, 200, adminInviteDetail, detail)
    },
  }
}
