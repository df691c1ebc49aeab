import { requestInvite } from '@farandfew/domain/invites/invites.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { transactionRoute } from '../../platform/plugins/contract-route.ts'
import { findMemberId, refuseEndedSession } from '../../platform/session/member-session.ts'
import { receiveInviteRequest } from './invites.service.ts'

/** The invite form of a trip. A member's request is added to their account. */
export async function invitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  transactionRoute(
    app,
    requestInvite,
    ({ trx, body: form, request }) =>
      receiveInviteRequest(trx, { form, userId: findMemberId(request) ?? null }, context),
    { preHandler: async (request) => refuseEndedSession(request) },
  )
}
