import { brand } from '@farandfew/domain/brand/brand.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { usernameSkeleton } from '../../platform/db/username-skeleton.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { problems } from '@farandfew/domain/problem/problem.ts'

/** Another account has the username, regardless of case, or one that looks like it. */
export const usernameTaken = (cause?: unknown) =>
  new AppError('USERNAME_TAKEN', { errors: { username: problems.USERNAME_TAKEN.sentence }, cause })

const ofStaff =
  'admin administrator support help helpdesk staff team security moderator official operator host system root club concierge'
const bare = (username: string) =>
  usernameSkeleton(username)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l')
const reserved = new Set(
  [brand.name, brand.name.replace('&', 'and'), ...ofStaff.split(' ')].map(bare),
)

/**
 * What the username of an account is stored with, so that no other looks like it.
 * @throws AppError USERNAME_TAKEN if it looks like a name of the staff or the club
 */
export function claimUsername(username: string): string {
  if (reserved.has(bare(username))) throw usernameTaken()
  return usernameSkeleton(username)
}

const usernameIndexes = ['users_username_key_key', 'users_username_skeleton_once']

/** What a failed write of a username throws: USERNAME_TAKEN if the database found another account with it, otherwise the cause. */
export const usernameFailure = (cause: unknown): unknown =>
  usernameIndexes.some((index) => isUniqueViolation(cause, index)) ? usernameTaken(cause) : cause
