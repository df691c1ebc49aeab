import {
  getMessagePicture,
  uploadMessagePicture,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { messagePicturePath, messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import { idParam } from '@farandfew/domain/contract/request.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { getGroupAccess, getWritableGroup } from '../groups/group-access.ts'
import { convertPicture } from '../../platform/pictures/convert-picture.ts'
import { createPictureKey } from '../../platform/pictures/picture-key.ts'
import { addUploads } from '../../platform/pictures/read-upload.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import { findPictureFor, insertPicture } from './message-pictures.queries.ts'

export async function messagePicturesRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  const memberIn = (departureId: number, request: FastifyRequest) => ({
    departureId,
    userId: getMemberId(request),
    today: clock.today(),
  })

  /** Before the body is read. Another id than a number is refused afterwards. */
  const requireWritable = async (request: FastifyRequest) => {
    const { departureId } = request.params as { departureId: string }
    const id = safeParse(idParam, departureId)
    if (id.success) await getWritableGroup(db, memberIn(id.data, request))
  }

  await addUploads(app, (scope, readUpload) =>
    route(
      scope,
      uploadMessagePicture,
      async ({ userId, params: { departureId }, body }) => {
        const picture = await convertPicture(Buffer.from(await body.picture.arrayBuffer()), {
          longestSide: messageRules.pictureSide,
        })
        const key = createPictureKey()
        await insertPicture(db, { key, departureId, userId, ...picture })
        const { width, height } = picture
        return { key, src: messagePicturePath(departureId, key), width, height }
      },
      {
        preValidation: [requireWritable, readUpload],
      },
    ),
  )

  bytesRoute(app, getMessagePicture, async ({ params: { departureId, key }, request, reply }) => {
    const { userId } = await getGroupAccess(db, memberIn(departureId, request))
    const content = await findPictureFor(db, { key, departureId, userId }, clock.today())
    if (!content) throw new AppError('NOT_FOUND')
    const etag = `"${key}"`
    // A copy is kept, but who has left the group or was blocked cannot open it again.
    void reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(Buffer.from(content))
  })
}
