import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { transactionRoute } from '../../platform/plugins/contract-route.ts'
import { receiveQuickRequest } from './quick-invites.service.ts'

/** The form that requests an invite without naming a trip. */
export async function quickInvitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  transactionRoute(app, requestQuickInvite, ({ trx, userId, body: form }) =>
    receiveQuickRequest(trx, { form, userId }, context.mail),
  )
}
