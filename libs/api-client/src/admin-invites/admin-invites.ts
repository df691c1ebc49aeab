import {
  decideInviteEndpoint,
  getAdminInviteEndpoint,
  listAdminInvitesEndpoint,
  undoDecisionEndpoint,
} from '@farandfew/domain/admin/invites/endpoints'
import type {
  AdminInviteDetail,
  AdminInvites,
  DecisionForm,
  InviteKind,
  listAdminInvites,
} from '@farandfew/domain/admin/invites'
import type { ContractInput } from '@farandfew/domain/contract'
import { call, type CallOptions } from '../call/index.ts'

/** What a page of the queue is asked for with, as text. */
export type AdminInvitesInput = ContractInput<typeof listAdminInvites>['query']

/** Names one request for an invite. */
export interface InviteName {
  kind: InviteKind
  id: number
}

const paramsOf = ({ kind, id }: InviteName) => ({ kind, id: String(id) })

/** One page of the queue; an ApiError of status 401 where the console is not open. */
export function fetchAdminInvites(
  query: AdminInvitesInput,
  options?: CallOptions,
): Promise<AdminInvites> {
  return call(listAdminInvitesEndpoint, { query }, options)
}

/** One request beside the group it would join; an ApiError of status 404 where there is none. */
export function fetchAdminInvite(
  name: InviteName,
  options?: CallOptions,
): Promise<AdminInviteDetail> {
  return call(getAdminInviteEndpoint, { params: paramsOf(name) }, options)
}

/** Decides a pending request; an ApiError of code ALREADY_DECIDED where somebody else did. */
export function sendDecision(
  name: InviteName,
  form: DecisionForm,
  options?: CallOptions,
): Promise<AdminInviteDetail> {
  const input = { params: paramsOf(name), body: form }
  return call(decideInviteEndpoint, input, options)
}

/** Takes back the decision of that instant; an ApiError of code UNDO_TOO_LATE once its mail is on its way. */
export function takeDecisionBack(
  name: InviteName,
  decidedAt: string,
  options?: CallOptions,
): Promise<AdminInviteDetail> {
  const input = { params: paramsOf(name), body: { decidedAt } }
  return call(undoDecisionEndpoint, input, options)
}
