import { randomUUID } from 'node:crypto'
import send from '@fastify/send'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { contentType, mediaTypes } from '../file-rules.ts'
import { type Limits, limits as standardLimits } from '../limits.ts'
import { createNameCheck } from '../own-names.ts'
import type { PlacedSite } from '../packed-site.ts'
import { hostProblems, retryAfter } from '../problems.ts'
import { isEventStream } from '../special-calls.ts'
import type { HostSettings, TrustProxy } from '../settings.ts'
import { type Answers, createAnswers } from './answers.ts'
import { clientKey, createOpenRequests } from './open-requests.ts'
import { prepareDrain } from './drain.ts'
import { passOn } from './pass-on.ts'
import { servePages } from './serve-pages.ts'

// It adds the charset itself to the types that it knows to be text.
send.mime.define(
  Object.fromEntries(
    Object.entries(mediaTypes).map(([extension, type]) => [
      send.isUtf8MimeType(type) ? type : contentType(type),
      [extension],
    ]),
  ),
  true,
)

export interface EmbeddedHost {
  app: FastifyInstance
  /** Ends without cutting off what has begun, within the limits. */
  stop: () => Promise<void>
}

interface HostParts {
  limits?: Limits | undefined
  /** Standard output unless given. */
  log?: { write: (line: string) => void } | undefined
}

/** A small web server for the site or the console: its files, its headers, and `/api` passed on to the API. */
export function buildHost(
  site: PlacedSite,
  settings: HostSettings,
  { limits = standardLimits, log }: HostParts = {},
): EmbeddedHost {
  const answers = createAnswers(settings)
  const app = Fastify({
    trustProxy: fastifyTrust(settings.trustProxy),
    logger: loggerOptions(settings.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    // The API repeats it in its log, and a client must not choose it.
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    frameworkErrors: answers.answerError,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.request,
    connectionTimeout: limits.pause,
    keepAliveTimeout: limits.keepAlive,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: Math.min(limits.headers, 1000),
    },
  })
  app.setErrorHandler(answers.answerError)
  addRequestLog(app)
  addNameCheck(app, settings, answers)
  addClientLimit(app, limits, answers)
  app.register(async (calls) => passOn(calls, { settings, limits, answers }))
  app.register(async (pages) => servePages(pages, { site, settings, answers }))
  const drain = prepareDrain(app.server, () => app.close())
  return { app, stop: () => drain(limits) }
}

/** Lines of JSON as the API writes them, with the message of an error but not its stack. */
const loggerOptions = (
  level: string,
  stream: HostParts['log'],
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
function addRequestLog(app: FastifyInstance): void {
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

type FastifyTrust = NonNullable<FastifyServerOptions['trustProxy']>

function fastifyTrust(trust: TrustProxy): FastifyTrust {
  if (typeof trust === 'boolean') return trust
  return typeof trust === 'number'
    ? (_address: string, hop: number) => hop < trust
    : trust.join(',')
}

/** Refuses requests under other names than the host's own. A health check may use the address of the machine. */
function addNameCheck(app: FastifyInstance, settings: HostSettings, answers: Answers): void {
  const isOwn = createNameCheck(settings)
  app.addHook('onRequest', async (request, reply) => {
    if (isOwn(request.host) || request.url === '/healthz') return
    return answers.refuse(request, reply, hostProblems.otherHost)
  })
}

/**
 * Limits the open requests of one client, and apart from them its streams. Those of this machine are not limited. The streams
 * of all are counted once the API has opened them (pass-on.ts), so that only members take their places.
 */
function addClientLimit(app: FastifyInstance, limits: Limits, answers: Answers): void {
  const open = createOpenRequests(limits.perClient)
  const streamsOfOne = createOpenRequests(limits.streamsPerClient)
  app.addHook('onRequest', async (request, reply) => {
    const client = clientKey(request.ip)
    const ofOne = isEventStream(request) ? streamsOfOne : open
    if (client === undefined || ofOne.add(client, reply.raw)) return
    return answers.refuse(request, reply.header('retry-after', retryAfter), hostProblems.tooMany)
  })
}
