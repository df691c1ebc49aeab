import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { loggableError } from '../errors/loggable-error.ts'

/** What we take over as a request's id: a UUID, or what a load balancer makes. */
const wellFormedId = /^[A-Za-z0-9_-]{8,64}$/

/** The caller's `x-request-id` where it is well formed, else a new one. */
export function requestId(request: { headers: IncomingMessage['headers'] }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID()
}

/**
 * How anything is written to the log: a request by its method and the route's pattern, never by its
 * address, query, headers, cookies or body; an error without what somebody typed.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url,
  }),
  res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
  err: loggableError,
}

/** Should a line ever be given such a field, its value is left out. */
const personal = ['password', 'email', 'phone', 'cookie', 'authorization', 'body', 'headers', 'ip']

/** The log's settings: lines of JSON on `stream`, else on standard output. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: logSerializers as never,
    redact: { paths: [...personal, ...personal.map((name) => `*.${name}`)], censor: '[left out]' },
    ...(stream ? { stream } : {}),
  }
}

/** Answers the request's id and writes one line for each request of the scope. */
export function addRequestLog(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  scope.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'answered')
  })
}
