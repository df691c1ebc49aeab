import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matchesTag } from './negotiation.ts'
import type { Representation, Variant } from './representation.ts'
import { seenWithinMs } from './snapshot-cache.ts'

/** Caches count in whole seconds: a second of theirs and the copy's own age together stay within two. */
const cacheableMs = seenWithinMs - 1000
const fresh = 'public, max-age=1, must-revalidate'
const ageing = 'public, max-age=0, must-revalidate'

/** A 304 carries what a cache updates its copy with (RFC 9110 section 15.4.5), and no length. */
const notModifiedHeaders = ({ tag }: Variant, cacheControl: string) => [
  'etag',
  tag,
  'vary',
  'accept-encoding',
  'cache-control',
  cacheControl,
]

/**
 * Writes an answer straight to Node's response. No header of it changes from one request to the next, so the
 * hooks and serializers that every other route passes would only cost (docs/api.md, "Public reads").
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
