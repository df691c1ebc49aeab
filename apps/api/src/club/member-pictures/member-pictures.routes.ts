import { getMemberPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isPictureKey } from '../../platform/pictures/picture-key.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { securityHeaders } from '../../platform/plugins/security-headers.ts'
import { findPicture } from './member-pictures.queries.ts'

/** Serves profile pictures to everyone who knows their URL. */
export async function memberPicturesRoutes(
  app: FastifyInstance,
  { db }: AppContext,
): Promise<void> {
  app.setChildLoggerFactory((logger) => logger)
  bytesRoute(app, getMemberPicture, async ({ params, reply }) => {
    const content = isPictureKey(params.key) ? await findPicture(db, params.key) : undefined
    if (!content) throw new AppError('NOT_FOUND')
    return reply
      .headers(securityHeaders)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(Buffer.from(content))
  })
}
