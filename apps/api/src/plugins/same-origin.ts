import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites = new Set(['same-origin', 'none'])

/** A URL from text, or undefined where it is none (`Origin: null` is sent by sandboxed pages). */
function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Whether an origin names the host that the request was sent to; the scheme's default port may be left out. */
function isOwnOrigin(origin: string, ownHost: string): boolean {
  const sender = urlOf(origin)
  const own = sender && urlOf(`${sender.protocol}//${ownHost}`)
  return own !== undefined && own.host !== '' && own.host === sender?.host
}

/**
 * Whether a write comes from one of our own pages, or from a client that carries nobody's cookie (rulings 30).
 * Fetch metadata decides (W3C Fetch Metadata Request Headers); where it is missing, `Origin` is compared with
 * the request's own host; a client that sends neither is let through unless it sends a cookie.
 */
export function isOwnWrite(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return typeof site === 'string' && ownSites.has(site)
  const origin = request.headers.origin
  if (origin !== undefined) return isOwnOrigin(origin, request.host)
  return request.headers.cookie === undefined
}

/** Refuses the scope's writes that come from another site. `request.host` is a forwarded one only behind a trusted proxy. */
export function addSameOriginCheck(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (!readMethods.has(request.method) && !isOwnWrite(request)) {
      throw new AppError('CROSS_SITE_WRITE')
    }
  })
}
