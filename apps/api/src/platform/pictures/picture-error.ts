import { pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { AppError } from '../errors/app-error.ts'

export type PictureFault = keyof typeof pictureMessages

/** The error for a picture that is not accepted. */
export function pictureError(reason: PictureFault, cause?: unknown): AppError {
  const detail = pictureMessages[reason]
  const code = reason === 'tooLarge' ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_FAILED'
  return new AppError(code, { detail, errors: { picture: detail }, cause })
}
