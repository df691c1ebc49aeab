import { getTripPicture } from '@farandfew/domain/trip-pictures/trip-pictures.contract.ts'
import { isTripPictureKey } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { securityHeaders } from '../../platform/plugins/security-headers.ts'
import type { Db } from '../../platform/db/connect.ts'

/** The bytes of a picture in one width and format; undefined if there is none. */
async function findTripPicture(
  db: Db,
  { key, width, format }: { key: string; width: number; format: 'avif' | 'webp' },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('tripPictures')
    .select('content')
    .where('key', '=', key)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
  return row?.content
}

/** Serves the uploaded pictures of trips. */
export async function tripPicturesRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  app.setChildLoggerFactory((logger) => logger)
  bytesRoute(app, getTripPicture, async ({ params: { key, width }, request, reply }) => {
    const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
    const content = isTripPictureKey(key)
      ? await findTripPicture(db, { key, width, format })
      : undefined
    if (!content) throw new AppError('NOT_FOUND')
    return (
      reply
        .headers(securityHeaders)
        // The console is another origin and shows them in its preview.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept')
        .type(`image/${format}`)
        .send(Buffer.from(content))
    )
  })
}
