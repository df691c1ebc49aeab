import { pictureRules } from '@farandfew/domain/member-pictures'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { refusedPicture } from './refused-picture.ts'

/** What may stand around the file: boundaries and the part's own head. */
const wrappingBytes = 16 * 1024

/** For @fastify/multipart. */
export const uploadLimits = {
  fileSize: pictureRules.maxBytes,
  files: 1,
  fields: 0,
  parts: 1,
  fieldNameSize: 100,
  headerPairs: 20,
} as const

const refusals: Readonly<Record<string, () => AppError>> = {
  FST_REQ_FILE_TOO_LARGE: () => refusedPicture('tooLarge'),
  FST_FILES_LIMIT: () => refusedPicture('several'),
  FST_PARTS_LIMIT: () => refusedPicture('several'),
  FST_FIELDS_LIMIT: () => refusedPicture('missing'),
}

/** The refusal that a failure of the reader means. */
function refusalOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const refusal = refusals[code]
  if (refusal) return refusal()
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

/**
 * Makes the body of a multipart request the object that the contract describes. Throws AppError PAYLOAD_TOO_LARGE, where
 * the length is named at once, and VALIDATION_FAILED where there is more than one part or none can be read.
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.isMultipart()) throw refusedPicture('missing')
  if (Number(request.headers['content-length']) > pictureRules.maxBytes + wrappingBytes) {
    // What is left of it is not worth reading; a bearable rest is read all the same (plugins/problems.ts).
    reply.header('connection', 'close')
    throw refusedPicture('tooLarge')
  }
  request.body = Object.fromEntries(
    await readParts(request).catch((error: unknown) => {
      throw refusalOf(error)
    }),
  )
}
