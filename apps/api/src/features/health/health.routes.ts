import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { privateHeaders } from '../../plugins/security-headers.ts'

export interface HealthOptions {
  /** Rejects where the database does not answer, or is not prepared yet. */
  checkDatabase: () => Promise<void>
}

/** For whoever runs the API: is the process alive, and can it serve? */
export async function healthRoutes(
  app: FastifyInstance,
  { checkDatabase }: HealthOptions,
): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(privateHeaders).send({ status: 'ok' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await checkDatabase()
    } catch (cause) {
      throw new AppError('DATABASE_AWAY', { retryAfter: 2, cause })
    }
    return reply.headers(privateHeaders).send({ status: 'ready' })
  })
}
