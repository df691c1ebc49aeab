import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { privateHeaders } from '../../plugins/security-headers.ts'

/** For load balancers: `/healthz` shows that the process runs, `/readyz` that it can serve. */
export async function healthRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(privateHeaders).send({ status: 'ok' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await context.checkDatabase()
    } catch (cause) {
      throw new AppError('DATABASE_AWAY', { retryAfter: 2, cause })
    }
    return reply.headers(privateHeaders).send({ status: 'ready' })
  })
}
