import { listInviteRequests } from '@farandfew/domain/invites/member-requests.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { listOwnRequests } from './member-requests.queries.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'

export async function requestsRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listInviteRequests, ({ request }) =>
    listOwnRequests(db, { userId: getMemberId(request), today: clock.today() }),
  )
}
