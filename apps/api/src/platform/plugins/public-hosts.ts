import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../config/rules.ts'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'

type Urls = Pick<AppContext, 'urls'>

/** The host of a request as a URL with the scheme of a public address, so that a default port may be omitted. */
function hostOf(host: string, like: string): URL | undefined {
  const { protocol } = new URL(like)
  const isName = /^[a-z0-9.:[\]_-]+$/i.test(host)
  return isName && URL.canParse(`${protocol}//${host}`)
    ? new URL(`${protocol}//${host}`)
    : undefined
}

type Asked = Pick<FastifyRequest, 'host' | 'headers'>

function isPublicName({ urls }: Urls, host: string): boolean {
  const asked = hostOf(host, urls.web)
  if (asked === undefined) return false
  const names = [urls.web, urls.admin].map((address) => new URL(address).hostname)
  return names.includes(asked.hostname) || isLoopback(asked.href)
}

/**
 * Whether a request came to a public name of the club, or to a loopback name, which no page elsewhere can take. Both what
 * the client sent and what the proxy says about it must be one: a page can add the proxy's header to its own request.
 */
export const isPublicHost = (context: Urls, { host, headers }: Asked): boolean =>
  isPublicName(context, host) && isPublicName(context, headers.host ?? '')

/**
 * Whether a request came to the console's public address. If that is on this machine, every loopback name and port but
 * the site's is the console's, so that programs on the machine reach it without a host.
 */
export function isConsoleHost({ urls }: Urls, { host }: Pick<FastifyRequest, 'host'>): boolean {
  const asked = hostOf(host, urls.admin)
  if (asked === undefined) return false
  const [site, own] = [new URL(urls.web), new URL(urls.admin)]
  if (isLoopback(own.href) && isLoopback(asked.href)) {
    return !isLoopback(site.href) || asked.port !== site.port
  }
  // A proxy may drop the port. It matters only if the site has the same name.
  return (
    asked.hostname === own.hostname && (asked.port === own.port || site.hostname !== own.hostname)
  )
}

/** Refuses the scope's calls under other names, which a page elsewhere can point at this machine (DNS rebinding). */
export function addHostCheck(scope: FastifyInstance, context: Urls): void {
  scope.addHook('onRequest', async (request) => {
    if (!isPublicHost(context, request)) throw new AppError('OTHER_HOST')
  })
}

/** Answers the scope's calls as unknown paths, unless they came to the console's address. */
export function addConsoleHostCheck(scope: FastifyInstance, context: Urls): void {
  scope.addHook('onRequest', async (request) => {
    if (!isConsoleHost(context, request)) throw new AppError('NOT_FOUND')
  })
}
