import proxy from '@fastify/http-proxy'
import send from '@fastify/send'
import fastifyStatic from '@fastify/static'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { cacheControl, hashedFolder, mediaTypes } from '../file-rules.ts'
import { type Limits, limits as standardLimits } from '../limits.ts'
import { listFiles } from '../pack.ts'
import type { PlacedSite } from '../packed-site.ts'
import { hostProblems, type HostProblem, problemBody, retryAfter } from '../problems.ts'
import { missingStatuses, probeTimeout } from '../route-manifest.ts'
import { securityHeaders } from '../security-headers.ts'
import type { HostSettings, TrustProxy } from '../settings.ts'
import { findPage } from './find-page.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

send.mime.define(
  Object.fromEntries(Object.entries(mediaTypes).map(([extension, type]) => [type, [extension]])),
  true,
)

/** A small web server for the site or the console: its files, its headers, and `/api` passed on to the API. */
export function buildHost(
  site: PlacedSite,
  settings: HostSettings,
  limits: Limits = standardLimits,
): FastifyInstance {
  const headers = securityHeaders(settings)
  const answerError = createErrorHandler(headers)
  const app = Fastify({
    trustProxy: fastifyTrust(settings.trustProxy),
    logger: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    requestTimeout: limits.body,
    keepAliveTimeout: limits.keepAlive,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: Math.min(limits.headers, 5000),
    },
  })
  // Fastify would parse this type by itself, but bodies must be passed on unread.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  app.register(proxy, {
    upstream: settings.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { connections: 128, headersTimeout: limits.answer, bodyTimeout: limits.answer },
    replyOptions: {
      rewriteRequestHeaders: forwardedHeaders,
      // The API's own 503 says when to try again; immediate retries would only add to its load.
      retryDelay: () => null,
      onError: (reply) =>
        answerProblem(
          (reply as unknown as FastifyReply).header('retry-after', retryAfter),
          hostProblems.apiUnavailable,
        ),
    },
  })
  app.register(async (pages) => servePages(pages, { site, settings, headers }))
  return app
}

type FastifyTrust = NonNullable<FastifyServerOptions['trustProxy']>

function fastifyTrust(trust: TrustProxy): FastifyTrust {
  if (typeof trust === 'boolean') return trust
  return typeof trust === 'number'
    ? (_address: string, hop: number) => hop < trust
    : trust.join(',')
}

interface Pages {
  site: PlacedSite
  settings: HostSettings
  headers: Readonly<Record<string, string>>
}

async function servePages(app: FastifyInstance, { site, settings, headers }: Pages) {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  })
  const known = { files: new Set(listFiles(site.root)), manifest: site.manifest }
  const { adminUrl, apiUrl } = settings
  if (adminUrl) {
    for (const path of ['/admin', '/admin/*']) {
      app.get(path, (_request, reply) => reply.redirect(adminUrl, 302))
    }
  }
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/*', async (request, reply) => {
    const { path, search } = splitTarget(request.url)
    const found = findPage(decodePath(path), known)
    switch (found.kind) {
      case 'file':
        return sendFile(request, reply, found.file, found.status)
      case 'probe':
        return sendFile(request, reply, found.file, await probe(apiUrl + found.probe))
      case 'redirect':
        return reply.redirect(encodeURI(found.to) + search, 308)
      case 'nothing':
        return answerText(reply, 404, 'Not found\n')
    }
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerText(reply, 404, 'Not found\n')
      : answerText(reply.header('allow', 'GET, HEAD'), 405, 'Only GET\n'),
  )
}

/** Path and query string. `URL` would read a path that begins with two slashes as a host. */
function splitTarget(target: string) {
  const [path = '/'] = target.split('?')
  return { path, search: target.slice(path.length) }
}

/** The decoded path; one with an invalid encoding matches nothing. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/\0'
  }
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  status: 200 | 404 | 503,
) {
  // Only a 200 may become a 304, a 206 or a 412 (RFC 9110 section 13.2.1).
  if (status !== 200) {
    for (const name of [
      'if-none-match',
      'if-modified-since',
      'if-match',
      'if-unmodified-since',
      'range',
    ]) {
      delete request.raw.headers[name]
    }
  }
  return reply.code(status).header('cache-control', cacheLifetime(file)).sendFile(file)
}

function cacheLifetime(file: string): string {
  if (`/${file}`.startsWith(hashedFolder)) return cacheControl.hashed
  return file.endsWith('.html') ? cacheControl.page : cacheControl.file
}

/** Asks the API whether a page exists, and returns the page's status. */
async function probe(url: string): Promise<200 | 404 | 503> {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(probeTimeout) })
    if (ok) return 200
    return missingStatuses.includes(status) ? 404 : 503
  } catch {
    return 503
  }
}

const answerText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)

const answerProblem = (reply: FastifyReply, problem: HostProblem) =>
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problemBody(problem))

/** Answers a request that could not be read, or an error of this server, without the error's own message. */
const createErrorHandler =
  (headers: Readonly<Record<string, string>>) =>
  (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const isClientError = error.statusCode !== undefined && error.statusCode < 500
    const problem = isClientError ? hostProblems.badRequest : hostProblems.internal
    if (/^\/api(?:[/?]|$)/.test(request.url)) return answerProblem(reply, problem)
    return answerText(reply.headers(headers), problem.status, `${problem.detail}\n`)
  }
