import * as z from 'zod/mini'
import { requestBody } from '../contract/request.ts'

/** What a member may upload as a profile picture. */
export const pictureRules = {
  /** Bytes: 5 MB. */
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Bytes of the decoded picture: 40 megapixels of 24 bits. */
  maxDecodedBytes: 120_000_000,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  /** Of a file that a browser makes smaller before it sends it: 60 MB. */
  mostBytes: 60 * 1024 * 1024,
  /** A browser sends a picture as it is up to these bytes and this longest side, in pixels. */
  sentBytes: 1024 * 1024,
  sentSide: 2400,
  /** Width and height of the stored picture, in pixels. */
  side: 512,
} as const

/** Why a picture is rejected. */
export const pictureMessages = {
  missing: 'Please choose a picture',
  several: 'Please choose one picture',
  wrongType: 'Please choose a JPEG, PNG or WebP picture',
  tooLarge: 'Please choose a picture of at most 5 MB',
  farTooLarge: 'Please choose a picture of at most 60 MB',
  heic: 'This browser cannot open HEIC photos. Please save the photo as a JPEG and choose that file.',
  tooManyPixels: 'Please choose a picture of at most 40 megapixels',
  tooMuchMemory:
    'This picture is too large to process. Please save it as a JPEG and choose that file.',
  tooSlow: 'The upload took too long. Please try again with a better connection.',
  broken: 'This picture is damaged. Please choose another one.',
} as const

/** The one file of an upload, as multipart/form-data (RFC 7578). */
export const pictureForm = requestBody({
  // Browsers send an empty file field as a file of zero bytes.
  picture: z.file(pictureMessages.missing).check(z.minSize(1, pictureMessages.missing)),
})

/**
 * Why a file can be rejected before it is sent, or undefined. The API judges the bytes, so a file of unknown type is
 * sent.
 */
export function findPictureFault(file: { size: number; type: string }): string | undefined {
  const known: readonly string[] = pictureRules.mediaTypes
  if (file.type !== '' && !known.includes(file.type)) return pictureMessages.wrongType
  if (file.size > pictureRules.maxBytes) return pictureMessages.tooLarge
  return undefined
}

export const memberPictureSrc = (key: string) => `/api/pictures/${key}`
