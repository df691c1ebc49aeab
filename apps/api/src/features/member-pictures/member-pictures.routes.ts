import multipart from '@fastify/multipart'
import { getMemberPicture, uploadPicture } from '@farandfew/domain/member-pictures'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { bytesRoute, route } from '../../plugins/contract-route.ts'
import { limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { securityHeaders } from '../../plugins/security-headers.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { memberIdOf, memberOnly } from '../../session/member-session.ts'
import { findPicture, replacePicture } from './member-pictures.queries.ts'
import { readUpload, uploadLimits } from './read-upload.ts'
import { convertPicture } from './convert-picture.ts'

/** 128 bits, base64url. */
const createKey = () => randomBytes(16).toString('base64url')
const keyPattern = /^[\w-]{22}$/

/** Stores the picture and answers the member whose profile shows it. */
async function setPicture(db: Db, userId: number, picture: File) {
  const content = await convertPicture(Buffer.from(await picture.arrayBuffer()))
  await replacePicture(db, { userId, key: createKey(), content })
  return getCurrentMember(db, userId)
}

/** The upload, in a scope that reads forms with files and nothing else. */
async function uploadRoutes(
  scope: FastifyInstance,
  { db, limits }: { db: Db; limits: Limits },
): Promise<void> {
  scope.removeAllContentTypeParsers()
  // Any other body is left unread: it holds no picture.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await scope.register(multipart, { limits: uploadLimits })
  const { rateLimit } = limitedBy('pictureUploads', limits)
  route(
    scope,
    uploadPicture,
    ({ body, request }) => setPicture(db, memberIdOf(request), body.picture),
    {
      ...memberOnly,
      preValidation: readUpload,
      config: {
        rateLimit: { ...rateLimit, keyGenerator: (request) => `member ${memberIdOf(request)}` },
      },
    },
  )
}

/** The upload of a member's picture; registered behind the members' session. */
export async function pictureUploadRoutes(
  app: FastifyInstance,
  options: { db: Db; limits: Limits },
): Promise<void> {
  await app.register((scope) => uploadRoutes(scope, options))
}

/** Members' pictures, for whoever has the address. */
export async function memberPicturesRoutes(
  app: FastifyInstance,
  { db }: { db: Db },
): Promise<void> {
  app.setChildLoggerFactory((logger) => logger)
  bytesRoute(app, getMemberPicture, async ({ params, reply }) => {
    const content = keyPattern.test(params.key) ? await findPicture(db, params.key) : undefined
    if (!content) throw new AppError('NOT_FOUND')
    return reply
      .headers(securityHeaders)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(Buffer.from(content))
  })
}
