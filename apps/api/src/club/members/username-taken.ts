import { AppError } from '../../platform/errors/app-error.ts'
import { sentenceOf } from '../../platform/errors/problem-document.ts'

/** Another account has the username, regardless of case, or one that looks like it. */
export const usernameTaken = (cause?: unknown) =>
  new AppError('USERNAME_TAKEN', { errors: { username: sentenceOf('USERNAME_TAKEN') }, cause })
