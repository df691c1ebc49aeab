import type { CurrentUser, ProfileForm } from '@farandfew/domain/users'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { usernameSkeleton } from '../../members/username-skeleton.ts'
import { usernameTaken } from '../../members/username-taken.ts'

const usernameIndexes = ['users_username_key_key', 'users_username_skeleton_once']

/**
 * Changes the fields that the form contains, and returns the member.
 * @throws AppError USERNAME_TAKEN if another account has the username, regardless of case, or one that looks like it
 */
export async function changeProfile(
  db: Db,
  { userId, form }: { userId: number; form: ProfileForm },
): Promise<CurrentUser> {
  const named = Object.values(form).some((value) => value !== undefined)
  if (named) {
    try {
      const { username } = form
      const skeleton =
        username === undefined ? {} : { usernameSkeleton: usernameSkeleton(username) }
      await db
        .updateTable('users')
        .set({ ...form, ...skeleton })
        .where('id', '=', userId)
        .execute()
    } catch (cause) {
      const isTaken = usernameIndexes.some((index) => isUniqueViolation(cause, index))
      throw isTaken ? usernameTaken(cause) : cause
    }
  }
  return getCurrentMember(db, userId)
}
