import { subscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { subscribeAddress } from './newsletters.service.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

/** Subscribes to the newsletter and unsubscribes. The answer does not show whether the address was on the list. */
export async function newslettersRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, subscribe, async ({ body }) => {
    await subscribeAddress(context, body.email)
    return { email: body.email }
  })
  await app.register(unsubscribeRoutes, context)
}
