import { randomUUID } from 'node:crypto'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { AppError } from '../errors/app-error.ts'
import { loggableError } from '../errors/loggable-error.ts'

/** The request ids that we accept: a UUID, or the id of a load balancer. */
const wellFormedId = /^[A-Za-z0-9_-]{8,64}$/

/** The client's `x-request-id` if it is well formed, otherwise a new id. */
export function requestId(request: { headers: IncomingMessage['headers'] }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && wellFormedId.test(sent) ? sent : randomUUID()
}

/**
 * What the log contains: a request's method and route pattern, never its URL, query, headers, cookies or body; an error
 * without what a person typed.
 */
const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url,
  }),
  res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
  err: loggableError,
}

/** Fields whose values are never logged. */
const personal = ['password', 'email', 'phone', 'cookie', 'authorization', 'body', 'headers', 'ip']

/** The log's settings: lines of JSON on `stream`, by default on standard output. */
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

/** Requests that have their line already. */
const logged = new WeakSet<FastifyRequest>()

/** The innermost cause of an error, or the error itself. */
function innermost(error: Error): Error & { code?: unknown } {
  return error.cause instanceof Error ? innermost(error.cause) : error
}

/** The innermost cause of an error: its code, or the sentence of one without. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, message } = innermost(error)
  return typeof code === 'string' ? code : message
}

/** Logs once that the start waits for the database, with the server's own sentence: it says what to correct. */
export function logWaiting(log: FastifyBaseLogger, error: unknown): void {
  const { code, message } = innermost(error as Error)
  // Node's error for several addresses of one name has no sentence.
  log.warn({ code, reason: message === '' ? undefined : message }, 'waiting for the database')
}

/** Logs a request that the database or the load refuses: one line without a stack, because there may be many. */
export function logRefusal(request: FastifyRequest, reply: FastifyReply, failure: AppError): void {
  logged.add(request)
  const line = {
    // The app's logger, because public reads have none per request.
    reqId: request.id,
    method: request.method,
    route: request.routeOptions?.url,
    status: failure.status,
    ms: Math.round(reply.elapsedTime),
    code: failure.code,
    reason: reasonOf(failure.cause),
  }
  request.server.log.warn(line, 'refused')
}

/** Sends the request's id in a header, and logs one line per request of the scope. */
export function addRequestLog(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  scope.addHook('onResponse', async (request, reply) => {
    if (logged.has(request)) return
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'answered')
  })
}
