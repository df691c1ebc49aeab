import { listInviteRequests } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { listOwnRequests } from '../../members/invite-requests.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'

/** The member's invite requests. */
export async function requestsRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(
    app,
    listInviteRequests,
    ({ request }) => listOwnRequests(db, { userId: getMemberId(request), today: clock.today() }),
    memberOnly,
  )
}
