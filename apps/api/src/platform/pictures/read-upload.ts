import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { accountOf } from '../session/admin-session.ts'
import { getMemberId } from '../session/member-session.ts'
import { pictureError } from './picture-error.ts'
import { createUploadPlaces } from './upload-places.ts'

/** Bytes around the file: boundaries and the part's headers. */
const wrappingBytes = 16 * 1024

const uploadLimits = {
  fileSize: pictureRules.maxBytes,
  files: 1,
  fields: 0,
  parts: 1,
  fieldNameSize: 100,
  headerPairs: 20,
} as const

const errorsByCode: Readonly<Record<string, () => AppError>> = {
  FST_REQ_FILE_TOO_LARGE: () => pictureError('tooLarge'),
  FST_FILES_LIMIT: () => pictureError('several'),
  FST_PARTS_LIMIT: () => pictureError('several'),
  FST_FIELDS_LIMIT: () => pictureError('missing'),
}

/** The error for a failure of the multipart parser. */
function toUploadError(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const toError = errorsByCode[code]
  if (toError) return toError()
  return new AppError('VALIDATION_FAILED', {
    detail: 'The upload could not be read. Please try again.',
    cause: error,
  })
}

async function readParts(request: FastifyRequest): Promise<[name: string, file: File][]> {
  const parts: [string, File][] = []
  for await (const part of request.parts()) {
    const { fieldname, filename, toBuffer } = part as MultipartFile
    parts.push([fieldname, new File([await toBuffer.call(part)], filename)])
  }
  return parts
}

/** Milliseconds for a body to arrive. With the wait for a place it is shorter than the server's limit for a request. */
const bodyMs = 45_000

/** Rejects if the body takes too long: who sends a byte now and then must not keep a place. */
async function readInTime(request: FastifyRequest, reply: FastifyReply) {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reply.header('connection', 'close')
      reject(pictureError('tooSlow'))
    }, bodyMs)
  })
  try {
    return await Promise.race([readParts(request), tooSlow])
  } finally {
    clearTimeout(timer)
  }
}

/** The guard of the call has found out who sends it. */
const personOf = (request: FastifyRequest) =>
  request.server.sessionOf === 'member'
    ? `member ${getMemberId(request)}`
    : `operator ${accountOf(request)}`

const waitForPlace = createUploadPlaces()

/** Takes a place until the answer has ended. @throws AppError TOO_MANY_REQUESTS */
async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const free = await waitForPlace(personOf(request))
  if (reply.raw.destroyed) free()
  else reply.raw.once('close', free)
}

/**
 * Replaces the multipart body by the object that the contract describes.
 * @throws AppError PAYLOAD_TOO_LARGE, at once if the headers give the length; VALIDATION_FAILED if there is not exactly
 * one part
 */
async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.isMultipart()) throw pictureError('missing')
  if (Number(request.headers['content-length']) > pictureRules.maxBytes + wrappingBytes) {
    // The rest is not needed here; plugins/problems.ts still reads it if its length is acceptable.
    reply.header('connection', 'close')
    throw pictureError('tooLarge')
  }
  await takePlace(request, reply)
  request.body = Object.fromEntries(
    await readInTime(request, reply).catch((error: unknown) => {
      throw error instanceof AppError ? error : toUploadError(error)
    }),
  )
}

/**
 * Registers calls that take a picture, in a scope of their own, because it parses multipart forms and no other body.
 * `register` passes each route the `preValidation` that reads the upload.
 */
export async function addUploads(
  app: FastifyInstance,
  register: (scope: FastifyInstance, reading: typeof readUpload) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Any other body stays unread: it contains no picture.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    await scope.register(multipart, { limits: uploadLimits })
    register(scope, readUpload)
  })
}
