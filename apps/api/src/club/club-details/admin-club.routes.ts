import { changeClub, getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import { readClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { changeClubIdentity } from './admin-club.service.ts'

/** The club's details, which the site, mails and receipts show. */
export async function adminClubRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, getAdminClub, () => readClubIdentity(db))
  route(app, changeClub, ({ body, request }) => changeClubIdentity(db, body, actorOf(request)))
}
