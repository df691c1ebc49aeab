import {
  listInviteRequests,
  withdrawInviteRequest,
} from '@farandfew/domain/invites/invites.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { noSuchRequest } from './invite-detail.service.ts'
import { findOwnRequest, listOwnRequests, withdrawRequest } from './member-requests.queries.ts'
import { route } from '../../platform/plugins/contract-route.ts'

export async function requestsRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listInviteRequests, ({ userId }) =>
    listOwnRequests(db, { userId, today: clock.today() }),
  )

  route(app, withdrawInviteRequest, async ({ userId, params }) => {
    const own = { ...params, userId }
    await withdrawRequest(db, own)
    const item = await findOwnRequest(db, own)
    if (!item) throw noSuchRequest()
    if (item.status !== 'withdrawn') throw new AppError('ALREADY_DECIDED')
    return item
  })
}
