import { subscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { transactionRoute } from '../../platform/plugins/contract-route.ts'
import { subscribeAddress } from './newsletters.service.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

/** Subscribes to the newsletter and unsubscribes. The answer does not show whether the address was on the list. */
export async function newslettersRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  transactionRoute(app, subscribe, ({ trx, body }) => subscribeAddress(trx, context, body))
  await app.register(unsubscribeRoutes, context)
}
