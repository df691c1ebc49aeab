import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matchesTag } from './negotiation.ts'
import type { Representation, Variant } from './representation.ts'
import { visibleWithinMs } from './snapshot-cache.ts'

/** HTTP caches count whole seconds: one second of theirs and the snapshot's age together stay within the limit. */
const cacheableMs = visibleWithinMs - 1000
const fresh = 'public, max-age=1, must-revalidate'
const ageing = 'public, max-age=0, must-revalidate'

/** A 304 has the headers that a cache updates (RFC 9110 section 15.4.5), and no length. */
const notModifiedHeaders = ({ tag }: Variant, cacheControl: string) => [
  'etag',
  tag,
  'vary',
  'accept-encoding',
  'cache-control',
  cacheControl,
]

/**
 * Writes an answer directly to Node's response. Its headers are the same for every request, so the hooks and serializers
 * of other routes would only cost time (docs/api.md, "Public reads").
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  ageMs: number,
): FastifyReply {
  const { headers } = request.raw
  const variant = representation.variant(chooseEncoding(headers['accept-encoding'] as string))
  const cacheControl = ageMs <= cacheableMs ? fresh : ageing
  reply.hijack()
  if (matchesTag(headers['if-none-match'], variant.tag)) {
    reply.raw.writeHead(304, notModifiedHeaders(variant, cacheControl)).end()
  } else {
    reply.raw.writeHead(200, [...variant.headers, 'cache-control', cacheControl])
    if (request.method === 'HEAD') reply.raw.end()
    else reply.raw.end(variant.bytes)
  }
  return reply
}
