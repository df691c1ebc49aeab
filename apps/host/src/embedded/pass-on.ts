import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { PassThrough, pipeline, Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isConsoleCall } from '../console-calls.ts'
import type { Limits } from '../limits.ts'
import { hostProblems, retryAfter } from '../problems.ts'
import type { HostSettings } from '../settings.ts'
import type { Answers } from './answers.ts'
import { createOpenRequests, type OpenRequests } from './open-requests.ts'
import { isEventStream, uploads as uploadCalls } from '../special-calls.ts'

/** Bytes of an answer that wait here for a slow client, so that the connection to the API is free for others. */
const waitingBytes = 1_000_000
/** To the API, at the same time, besides those of streams; more calls wait for one. */
const connections = 256

/** Who sent a request, as far as the proxies in front are trusted to say so. */
interface Sender {
  readonly id: string
  readonly ip: string
  readonly host: string
  readonly protocol: string
  readonly headers: { readonly host?: string | undefined }
}

/** The headers of a request that is passed on to the API: id, client, scheme and host replace what the client claims. */
function forwardedHeaders(request: Sender, headers: IncomingHttpHeaders) {
  return {
    ...headers,
    host: request.headers.host,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    forwarded: undefined,
    // Applies to one connection only (RFC 9110 section 10.1.1); this server has answered it.
    expect: undefined,
  }
}

interface PassOnOptions {
  settings: HostSettings
  limits: Limits
  answers: Answers
}

/** `/api`, passed on after the whole request has arrived, except for uploads. */
export async function passOn(app: FastifyInstance, options: PassOnOptions): Promise<void> {
  const { settings, limits, answers } = options
  if (settings.app === 'web') {
    app.addHook('onRequest', async (request, reply) => {
      if (isConsoleCall(request.url)) return answers.answerProblem(reply, hostProblems.notFound)
    })
  }
  const streams = createOpenRequests(limits.streams)
  await app.register(async (calls) => {
    readBodiesWhole(calls, limits.bodyBytes)
    await calls.register(proxy, proxyOptions(options, '/api', streams))
  })
  await app.register(async (uploads) => {
    passBodiesOn(uploads, limits.uploadBytes)
    for (const { method, path } of uploadCalls) {
      await uploads.register(proxy, {
        ...proxyOptions(options, path, streams),
        httpMethods: [method],
        routes: ['/'],
      })
    }
  })
}

/**
 * The API is called before the body of an upload has arrived: it refuses everyone who is not signed in, limits the uploads of each
 * person and ends slow ones. A client that sends no body at all gets no connection to it.
 */
function passBodiesOn(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
    if (Number(request.headers['content-length']) > bodyLimit) {
      throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
    }
    if (body.readableLength === 0 && !body.readableEnded) await once(body, 'readable')
    return body
  })
}

/** The body arrives whole before the API is called: a client that is silent must not keep a connection to it. */
function readBodiesWhole(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    // A body that came in chunks has a length now.
    request.headers['content-length'] = String(body.length)
    done(null, Readable.from([body]))
  })
}

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Milliseconds for the API to answer, or to send more of its answer. */
function answerTime(request: FastifyRequest, limits: Limits): number {
  if (isEventStream(request)) return limits.streamPause
  return isRead(request.method) ? limits.readAnswer : limits.writeAnswer
}

const proxyOptions = (
  { settings, limits, answers }: PassOnOptions,
  path: string,
  streams: OpenRequests,
) =>
  ({
    upstream: settings.apiUrl,
    prefix: path,
    rewritePrefix: path,
    proxyPayloads: false,
    disableRequestLogging: true,
    // Connections end after a number of calls or a time, and a new one looks the API's name up again.
    undici: {
      connections: connections + limits.streams,
      connectTimeout: limits.connect,
      maxRequestsPerClient: limits.upstreamRequests,
      clientTtl: limits.upstreamAge,
    },
    handler: (request, reply, destination, options) =>
      reply.from(destination, {
        ...options,
        timeout: answerTime(request, limits),
      }),
    replyOptions: {
      rewriteRequestHeaders: forwardedHeaders,
      // The API's connection is not the client's (RFC 9110 section 7.6.1).
      rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
      // The API's own 503 says when to try again; immediate retries would only add to its load.
      retryDelay: () => null,
      onResponse: (request, reply, response) => {
        const { stream } = response as unknown as { stream: Readable }
        const isStream = reply.raw.statusCode === 200 && isEventStream(request)
        if (isStream && !streams.add('all', reply.raw)) {
          stream.destroy()
          return answers.answerProblem(
            (reply as unknown as FastifyReply).header('retry-after', retryAfter),
            hostProblems.tooMany,
          )
        }
        const waiting = new PassThrough({ highWaterMark: waitingBytes })
        pipeline(stream, waiting, () => undefined)
        reply.send(waiting)
      },
      onError: (reply) =>
        void answers.answerProblem(
          (reply as unknown as FastifyReply).header('retry-after', retryAfter),
          hostProblems.apiUnavailable,
        ),
    },
  }) satisfies Parameters<typeof proxy>[1]
