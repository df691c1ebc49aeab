import multipart from '@fastify/multipart'
import { uploadPicture } from '@farandfew/domain/member-pictures'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { route } from '../../plugins/contract-route.ts'
import { getMemberId, memberOnly } from '../../session/member-session.ts'
import { convertPicture } from './convert-picture.ts'
import { replacePicture } from './member-pictures.queries.ts'
import { readUpload, uploadLimits } from './read-upload.ts'

/** 128 bits, base64url. */
const createKey = () => randomBytes(16).toString('base64url')

async function setPicture(db: Db, userId: number, picture: File) {
  const content = await convertPicture(Buffer.from(await picture.arrayBuffer()))
  await replacePicture(db, { userId, key: createKey(), content })
  return getCurrentMember(db, userId)
}

/** The upload. Its own scope, because it parses multipart forms and no other body. */
async function uploadRoutes(scope: FastifyInstance, context: AppContext): Promise<void> {
  scope.removeAllContentTypeParsers()
  // Any other body stays unread: it contains no picture.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await scope.register(multipart, { limits: uploadLimits })
  route(
    scope,
    uploadPicture,
    ({ body, request }) => setPicture(context.db, getMemberId(request), body.picture),
    {
      ...memberOnly,
      preValidation: readUpload,
      limitKey: (request) => `member ${getMemberId(request)}`,
    },
  )
}

/** Uploads a profile picture. Needs the member session. */
export async function pictureUploadRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  await app.register((scope) => uploadRoutes(scope, context))
}
