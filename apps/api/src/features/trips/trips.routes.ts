import type { Clock } from '@farandfew/domain/clock'
import { getTrip, listTrips } from '@farandfew/domain/trips'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { bytesRoute } from '../../plugins/contract-route.ts'
import { buildCatalogue } from './catalogue.ts'
import { createCatalogueCache, seenWithinMs } from './catalogue-cache.ts'
import { chooseEncoding, matchesTag } from './negotiation.ts'
import type { Representation, Variant } from './representation.ts'
import { listTripRows } from './trips.queries.ts'

export interface TripsOptions {
  db: Db
  /** Throws DATABASE_AWAY while the database is not prepared. */
  clock: () => Clock
  /** Milliseconds; 0 reads the database on every request. */
  maxAgeMs: number
}

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
function sendRepresentation(
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

/** The public reads of the catalogue, from memory while it is fresh. */
export async function tripsRoutes(app: FastifyInstance, options: TripsOptions): Promise<void> {
  const { db, clock, maxAgeMs } = options
  const cache = createCatalogueCache({
    load: async (before) => buildCatalogue(await listTripRows(db, clock().today()), before),
    maxAgeMs,
  })
  app.setChildLoggerFactory((logger) => logger)

  bytesRoute(app, listTrips, async ({ request, reply }) => {
    const copy = await cache.read()
    return sendRepresentation(request, reply, copy.catalogue.list, cache.ageOf(copy))
  })

  bytesRoute(app, getTrip, async ({ params, request, reply }) => {
    const copy = await cache.read()
    const trip = copy.catalogue.trips.get(params.id)
    if (!trip) throw new AppError('TRIP_NOT_FOUND')
    return sendRepresentation(request, reply, trip, cache.ageOf(copy))
  })
}
