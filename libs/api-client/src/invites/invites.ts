import { requestInviteEndpoint } from '@farandfew/domain/invites/endpoints'
import type { InviteForm, SentInvite } from '@farandfew/domain/invites'
import { call, type CallOptions } from '../call/index.ts'

/** Asks for an invite; with `idempotencyKey` a second sending of the same stores nothing more. */
export function sendInviteRequest(form: InviteForm, options?: CallOptions): Promise<SentInvite> {
  return call(requestInviteEndpoint, { body: form }, options)
}
