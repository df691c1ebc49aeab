import { addVouch, listVouches, withdrawVouch } from '@farandfew/domain/vouches/vouches.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import * as service from './vouches.service.ts'

/** A member's vouches for people who ask for an invite. */
export async function vouchesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, listVouches, ({ userId }) => service.readVouches(db, clock, userId))
  transactionRoute(app, addVouch, ({ trx, userId, body }) =>
    service.addVouch(trx, clock, { ...body, userId }),
  )
  transactionRoute(app, withdrawVouch, ({ trx, userId, params }) =>
    service.withdrawVouch(trx, clock, { ...params, userId }),
  )
}
