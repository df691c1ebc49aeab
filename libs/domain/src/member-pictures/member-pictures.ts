import * as z from 'zod/mini'
import { requestBody } from '../contract/request.ts'

/** What a member may upload as the picture of their profile. */
export const pictureRules = {
  /** Bytes: 5 MB. */
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 40_000_000,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  /** Width and height in pixels that a picture is kept at. */
  side: 512,
} as const

/** What is said of a picture that is refused. */
export const pictureMessages = {
  missing: 'Please choose a picture',
  several: 'Please choose one picture',
  wrongType: 'Please choose a JPEG, PNG or WebP picture',
  tooLarge: 'Please choose a picture of at most 5 MB',
  tooManyPixels: 'Please choose a picture of at most 40 megapixels',
  broken: 'This picture is damaged. Please choose another one',
} as const

/** The one file that an upload consists of, as multipart/form-data (RFC 7578). */
export const pictureForm = requestBody({
  // An empty field of a form is sent as a file without a byte.
  picture: z.file(pictureMessages.missing).check(z.minSize(1, pictureMessages.missing)),
})

/**
 * What can be told against a file before it is sent; undefined where nothing can. The API looks at the bytes, so a file
 * whose type the browser does not know is left to it.
 */
export function findPictureFault(file: { size: number; type: string }): string | undefined {
  const known: readonly string[] = pictureRules.mediaTypes
  if (file.type !== '' && !known.includes(file.type)) return pictureMessages.wrongType
  if (file.size > pictureRules.maxBytes) return pictureMessages.tooLarge
  return undefined
}

/** Where the picture of a key is. */
export const memberPictureSrc = (key: string) => `/api/pictures/${key}`
