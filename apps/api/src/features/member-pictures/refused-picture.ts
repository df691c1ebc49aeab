import { pictureMessages } from '@farandfew/domain/member-pictures'
import { AppError } from '../../errors/app-error.ts'

/** The refusal of a picture, by the sentence that says why. */
export function refusedPicture(reason: keyof typeof pictureMessages, cause?: unknown): AppError {
  const detail = pictureMessages[reason]
  const code = reason === 'tooLarge' ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_FAILED'
  return new AppError(code, { detail, errors: { picture: detail }, cause })
}
