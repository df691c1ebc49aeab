import { requestInvite } from '@farandfew/domain/invites/invites.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { answerOnce, keyedRequest } from '../../platform/plugins/idempotency.ts'
import { findMemberId, refuseEndedSession } from '../../platform/session/member-session.ts'
import { receiveInviteRequest } from './invites.service.ts'

/** The invite form of a trip. A member's request is added to their account. */
export async function invitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, requestInvite, ({ body: form, request }) => {
    refuseEndedSession(request)
    const userId = findMemberId(request) ?? null
    return answerOnce(context, keyedRequest(requestInvite, request, userId), (trx) =>
      receiveInviteRequest(trx, { form, userId }, context),
    )
  })
}
