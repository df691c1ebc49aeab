import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { problems } from '@farandfew/domain/problem/problem.ts'

/** Another account has the username, regardless of case, or one that looks like it. */
export const usernameTaken = (cause?: unknown) =>
  new AppError('USERNAME_TAKEN', { errors: { username: problems.USERNAME_TAKEN.sentence }, cause })

const usernameIndexes = ['users_username_key_key', 'users_username_skeleton_once']

/** What a failed write of a username throws: USERNAME_TAKEN if the database found another account with it, otherwise the cause. */
export const usernameFailure = (cause: unknown): unknown =>
  usernameIndexes.some((index) => isUniqueViolation(cause, index)) ? usernameTaken(cause) : cause
