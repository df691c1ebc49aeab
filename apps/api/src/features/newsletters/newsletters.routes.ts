import { subscribe } from '@farandfew/domain/newsletters'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { insertSubscription } from './newsletters.queries.ts'

export interface NewslettersOptions {
  db: Db
  limits: Limits
}

/** The newsletter form. A known address gets the answer of a new one (rulings 20). */
export async function newslettersRoutes(
  app: FastifyInstance,
  { db, limits }: NewslettersOptions,
): Promise<void> {
  route(
    app,
    subscribe,
    async ({ body }) => {
      await insertSubscription(db, body.email)
      return { email: body.email }
    },
    { config: limitedBy('newsletters', limits) },
  )
}
