import type { IncomingHttpHeaders } from 'node:http'

/** What of a request tells who sent it. */
interface Asked {
  /** The client's address, as far as proxies in front are trusted to name it. */
  readonly ip: string
  readonly host: string
  readonly protocol: string
  readonly headers: { readonly host?: string | undefined }
}

/**
 * What the API is told of a request that is passed on: who asked, over which scheme, and for which host, so that it can
 * compare an Origin with it. What the client itself claims of this is passed on only from a trusted proxy.
 */
export function forwardedHeaders(request: Asked, headers: IncomingHttpHeaders) {
  return {
    ...headers,
    host: request.headers.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    forwarded: undefined,
    // A wish of the client to its own connection (RFC 9110 section 10.1.1), which this server has answered.
    expect: undefined,
  }
}
