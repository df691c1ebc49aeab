import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { AppError } from '../errors/app-error.ts'
import { privateHeaders } from '../plugins/security-headers.ts'

/** For load balancers: `/healthz` shows that the process runs, `/readyz` that it can serve. */
export async function healthRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(privateHeaders).send({ status: 'ok' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (context.stopping.aborted) {
      return reply.code(503).headers(privateHeaders).send({ status: 'stopping' })
    }
    try {
      await context.checkDatabase()
    } catch (cause) {
      throw isDatabaseUnavailable(cause)
        ? cause
        : new AppError('DATABASE_UNAVAILABLE', { retryAfter: 2, cause })
    }
    return reply.headers(privateHeaders).send({ status: 'ready' })
  })
}
