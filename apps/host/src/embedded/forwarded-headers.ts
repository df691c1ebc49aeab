import type { IncomingHttpHeaders } from 'node:http'

/** Who sent a request, as far as the proxies in front are trusted to say so. */
interface Sender {
  readonly id: string
  readonly ip: string
  readonly host: string
  readonly protocol: string
  readonly headers: { readonly host?: string | undefined }
}

/** The headers of a request that is passed on to the API: id, client, scheme and host replace what the client claims. */
export function forwardedHeaders(request: Sender, headers: IncomingHttpHeaders) {
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
