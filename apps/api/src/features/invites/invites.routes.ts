import { requestInvite } from '@farandfew/domain/invites'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { idempotencyHeaders, idempotencyKeyOf } from '../../plugins/idempotency.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { receiveInviteRequest } from './invites.service.ts'

export interface InvitesOptions {
  db: Db
  limits: Limits
  clubEmail: string
  /** Called when mails were committed. */
  wakeOutbox: () => void
}

/** The public invite form. */
export async function invitesRoutes(
  app: FastifyInstance,
  { db, limits, clubEmail, wakeOutbox }: InvitesOptions,
): Promise<void> {
  route(
    app,
    requestInvite,
    async ({ body, request }) => {
      const invite = await receiveInviteRequest(db, {
        scope: `${requestInvite.method} ${requestInvite.path}`,
        form: body,
        userId: null,
        idempotencyKey: idempotencyKeyOf(request),
        clubEmail,
      })
      wakeOutbox()
      return invite
    },
    { headers: idempotencyHeaders, config: limitedBy('inviteRequests', limits) },
  )
}
