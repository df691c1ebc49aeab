import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** An id of our own: the API repeats it in its log, and a client must not choose it. */
export const requestId = (): string => randomUUID()

/** Lines of JSON as the API writes them, with the message of an error but not its stack. */
export const loggerOptions = (
  level: string,
  stream?: { write: (line: string) => void },
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  ...(stream && { stream }),
  base: null,
  serializers: {
    err: ({ name, message, code }: Error & { code?: string }) =>
      ({ type: name, message, ...(code && { code }) }) as never,
  },
})

/** Logs one line per request other than a health check. A query string may contain a token of a link and is left out. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url === '/healthz') return
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'answered')
  })
}
