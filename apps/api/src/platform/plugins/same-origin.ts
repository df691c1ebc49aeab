import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseUrl } from '../config/rules.ts'
import { AppError } from '../errors/app-error.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const ownSites = new Set(['same-origin', 'none'])

/** Whether an origin has the host of the request. The scheme's default port may be omitted. Sandboxed pages send `null`. */
function isOwnOrigin(origin: string, ownHost: string): boolean {
  const sender = parseUrl(origin)
  const own = sender && parseUrl(`${sender.protocol}//${ownHost}`)
  return own !== undefined && own.host !== '' && own.host === sender?.host
}

/**
 * Whether a write comes from our own pages, or from a client without cookies. Decides by fetch metadata (W3C Fetch
 * Metadata Request Headers); without it, compares `Origin` with the request's host. A client that sends neither may write
 * only without a cookie.
 */
export function isOwnWrite(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return typeof site === 'string' && ownSites.has(site)
  const origin = request.headers.origin
  if (origin !== undefined) return isOwnOrigin(origin, request.host)
  return request.headers.cookie === undefined
}

/** Rejects the scope's writes from other sites, unless their row allows them. `request.host` is the forwarded host only behind a trusted proxy. */
export function addSameOriginCheck(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    if (readMethods.has(request.method) || contract?.fromOtherSites) return
    if (!isOwnWrite(request)) {
      throw new AppError('CROSS_SITE_WRITE')
    }
  })
}
