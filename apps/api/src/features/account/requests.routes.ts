import { listInviteRequests } from '@farandfew/domain/account'
import type { FastifyInstance } from 'fastify'
import { listRequestsOf } from '../../members/invite-requests.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import type { AccountOptions } from './account-options.ts'

/** The member's invite requests. */
export async function requestsRoutes(app: FastifyInstance, { db }: AccountOptions): Promise<void> {
  route(
    app,
    listInviteRequests,
    ({ request }) => listRequestsOf(db, memberIdOf(request)),
    memberOnly,
  )
}
