import { listInviteRequests, requestQuickInvite } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/contract-route.ts'
import { idempotencyHeaders, idempotencyKeyOf, scopeOf } from '../../plugins/idempotency.ts'
import { limitedBy } from '../../plugins/rate-limit.ts'
import { memberIdOf, memberOnly } from '../auth/member-session.ts'
import type { AccountOptions } from './account-options.ts'
import { listRequestsOf } from '../auth/invite-requests.queries.ts'
import { receiveQuickRequest } from './requests.service.ts'

/** The member's requests for invites, and the form that sends one without a trip. */
export async function requestsRoutes(
  app: FastifyInstance,
  { db, limits, clubEmail, wakeOutbox }: AccountOptions,
): Promise<void> {
  route(
    app,
    listInviteRequests,
    ({ request }) => listRequestsOf(db, memberIdOf(request)),
    memberOnly,
  )
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
