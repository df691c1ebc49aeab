import { subscribe } from '@farandfew/domain/newsletters'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { subscribeAddress } from './newsletters.service.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

export interface NewslettersOptions {
  db: Db
  limits: Limits
  /** What signs the links of the letters. */
  secret: () => string
  publicWebUrl: string
  /** Called when mails were committed. */
  wakeOutbox: () => void
}

/** The newsletter form and the ways out. A known address gets the answer of a new one (rulings 20). */
export async function newslettersRoutes(
  app: FastifyInstance,
  options: NewslettersOptions,
): Promise<void> {
  const { db, limits, secret, publicWebUrl, wakeOutbox } = options
  route(
    app,
    subscribe,
    async ({ body }) => {
      await subscribeAddress(db, body.email, { secret: secret(), publicWebUrl })
      wakeOutbox()
      return { email: body.email }
    },
    { config: limitedBy('newsletters', limits) },
  )
  await app.register(unsubscribeRoutes, options)
}
