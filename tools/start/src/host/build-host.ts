import helmet from '@fastify/helmet'
import proxy from '@fastify/http-proxy'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type FileStore, readFileStore, type StoredFile } from './file-store.ts'
import { answerApiAway, answerFault } from './faults.ts'
import { findPage } from './find-page.ts'
import { forwardedHeaders } from './forwarded-headers.ts'
import { readRouteManifest } from './route-manifest.ts'

export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

export interface HostOptions {
  /** The folder of the built files. */
  root: string
  /** The build's route manifest, where it is a prerendered site. */
  manifestFile?: string | undefined
  /** Scheme and host of the API, without a path. */
  apiUrl: string
  /** The address people see: it stands in canonical links, and https switches strict transport security on. */
  publicUrl: string
  /** Where `/admin` hands over to; none for the console itself. */
  adminUrl?: string | undefined
  /** For the console: scheme and host of the site, whose pictures it shows. */
  siteUrl?: string | undefined
  /** Which proxies in front may name the client's address and scheme, as Fastify's option of that name. */
  trustProxy: TrustProxy
}

/** How long a probe of the API may take, in milliseconds. */
const probeTimeout = 1500

/** A small web server for one of the club's sites: its files, its headers, and `/api` passed on (rulings 28). */
export function buildHost(options: HostOptions): FastifyInstance {
  const app = Fastify({
    trustProxy: options.trustProxy,
    logger: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFault,
  })
  // Bodies are passed on unread; this one type the framework would read by itself.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFault)
  app.register(proxy, {
    upstream: options.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { connections: 128, headersTimeout: 30_000, bodyTimeout: 30_000 },
    replyOptions: {
      rewriteRequestHeaders: forwardedHeaders,
      // The API's own 503 tells when to ask again; asking at once, and ten times, would add to what it suffers from.
      retryDelay: () => null,
      onError: (reply) => answerApiAway(reply as unknown as FastifyReply),
    },
  })
  app.register(async (pages) => {
    await pages.register(helmet, securityHeaders(options))
    servePages(pages, options)
  })
  return app
}

/** Rulings 31. */
function securityHeaders({ publicUrl, siteUrl }: HostOptions) {
  const overTls = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', ...(siteUrl?.startsWith('http:') ? [siteUrl] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    // Photographs that the club links to need not name this site.
    crossOriginEmbedderPolicy: false,
    // The console, which is another origin, shows the site's pictures; a member's own come through the API.
    crossOriginResourcePolicy: {
      policy: siteUrl ? ('same-origin' as const) : ('cross-origin' as const),
    },
    strictTransportSecurity: overTls && { maxAge: 31_536_000 },
  }
}

function servePages(app: FastifyInstance, options: HostOptions) {
  const manifest = options.manifestFile ? readRouteManifest(options.manifestFile) : undefined
  const files = readFileStore(options.root, {
    placeholder: manifest?.originPlaceholder,
    origin: options.publicUrl,
  })
  const { adminUrl } = options
  if (adminUrl) {
    for (const path of ['/admin', '/admin/*']) {
      app.get(path, (_request, reply) => reply.redirect(adminUrl, 302))
    }
  }
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/*', async (request, reply) => {
    const { path, search } = pathOf(request.url)
    const found = findPage(decodePath(path), files, manifest)
    switch (found.kind) {
      case 'file':
        return sendFile(request, reply, found.file, found.status)
      case 'probe':
        return sendFile(request, reply, found.file, await probe(options.apiUrl + found.probe))
      case 'redirect':
        return reply.redirect(encodeURI(found.to) + search, 308)
      case 'nothing':
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    }
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Only GET\n'),
  )
  app.addHook('onListen', async () => compressAhead(files))
}

/** The two parts of a request's target. Not by URL, which reads a path that begins with two slashes as a host. */
function pathOf(target: string) {
  const [path = '/'] = target.split('?')
  return { path, search: target.slice(path.length) }
}

/** A path as people read it; one that is no valid encoding matches nothing. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/\0'
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  status: number,
) {
  const encoding = file.encodingFor(request.headers['accept-encoding'])
  const etag = `"${file.etag}-${encoding}"`
  reply.headers({ etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' })
  const known = request.headers['if-none-match']
  if (status === 200 && (known?.trim() === '*' || known?.includes(etag))) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .type(file.type)
    .send(await file.encoded(encoding))
}

/** Whether a thing is there, as the status of its page. */
async function probe(url: string): Promise<200 | 404 | 503> {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(probeTimeout) })
    if (ok) return 200
    return status < 500 ? 404 : 503
  } catch {
    return 503
  }
}

/** Compresses pages and scripts before the first visitor asks for them. */
async function compressAhead(files: FileStore) {
  for (const file of files.values()) {
    if (/html|javascript|json/.test(file.type)) await file.encoded('br')
  }
}
