import { requestQuickInvite } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { idempotencyHeaders, idempotencyKeyOf, scopeOf } from '../../plugins/idempotency.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import { receiveQuickRequest } from './quick-invites.service.ts'

export interface QuickInvitesOptions {
  db: Db
  limits: Limits
  clubEmail: string
  /** Called when mails were committed. */
  wakeOutbox: () => void
}

/** The form that asks for an invite without naming a trip. */
export async function quickInvitesRoutes(
  app: FastifyInstance,
  { db, limits, clubEmail, wakeOutbox }: QuickInvitesOptions,
): Promise<void> {
  route(
    app,
    requestQuickInvite,
    async ({ body, request }) => {
      const userId = memberIdOf(request)
      const sent = await receiveQuickRequest(db, {
        scope: scopeOf(requestQuickInvite, userId),
        userId,
        form: body,
        idempotencyKey: idempotencyKeyOf(request),
        clubEmail,
      })
      wakeOutbox()
      return sent
    },
    {
      ...memberOnly,
      headers: idempotencyHeaders,
      config: limitedBy('quickInviteRequests', limits),
    },
  )
}
