import { requestInvite } from '@farandfew/domain/invites'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { idempotencyHeaders, idempotencyKeyOf, scopeOf } from '../../plugins/idempotency.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { memberOf } from '../../session/member-session.ts'
import { receiveInviteRequest } from './invites.service.ts'

export interface InvitesOptions {
  db: Db
  limits: Limits
  clubEmail: string
  /** Called when mails were committed. */
  wakeOutbox: () => void
}

/** The public invite form; what a member sends joins their account (rulings 19). */
export async function invitesRoutes(
  app: FastifyInstance,
  { db, limits, clubEmail, wakeOutbox }: InvitesOptions,
): Promise<void> {
  route(
    app,
    requestInvite,
    async ({ body, request }) => {
      const userId = memberOf(request) ?? null
      const invite = await receiveInviteRequest(db, {
        scope: scopeOf(requestInvite, userId),
        form: body,
        userId,
        idempotencyKey: idempotencyKeyOf(request),
        clubEmail,
      })
      wakeOutbox()
      return invite
    },
    { headers: idempotencyHeaders, config: limitedBy('inviteRequests', limits) },
  )
}
