import { changeClub, getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import type { FastifyInstance } from 'fastify'
import { readClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { changeClubIdentity } from './admin-club.service.ts'

/** The club's details, which the site, mails and receipts show. */
export async function adminClubRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, getAdminClub, () => readClubIdentity(db))
  transactionRoute(app, changeClub, ({ trx, actor, body }) => changeClubIdentity(trx, body, actor))
}
