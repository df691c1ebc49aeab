import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import { receiveQuickRequest } from './quick-invites.service.ts'

/** The form that requests an invite without naming a trip. */
export async function quickInvitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, requestQuickInvite, ({ body: form, request }) => {
    const userId = getMemberId(request)
    return answerOnce(context, keyedRequest(requestQuickInvite, request, userId), (trx) =>
      receiveQuickRequest(trx, { form, userId }, context.mail),
    )
  })
}
