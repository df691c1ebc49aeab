import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { uploadPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { getCurrentMember } from '../members/current-user.queries.ts'
import { convertPicture } from '../../platform/pictures/convert-picture.ts'
import { createPictureKey } from '../../platform/pictures/picture-key.ts'
import { addUploads } from '../../platform/pictures/read-upload.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { replacePicture } from './member-pictures.queries.ts'

async function setPicture(db: Db, userId: number, picture: File) {
  const { content } = await convertPicture(Buffer.from(await picture.arrayBuffer()), {
    square: pictureRules.side,
  })
  await replacePicture(db, { userId, key: createPictureKey(), content })
  return getCurrentMember(db, userId)
}

/** Uploads a profile picture. Needs the member session. */
export async function pictureUploadRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  await addUploads(app, (scope, readUpload) =>
    route(
      scope,
      uploadPicture,
      ({ userId, body }) => setPicture(context.db, userId, body.picture),
      {
        preValidation: readUpload,
      },
    ),
  )
}
