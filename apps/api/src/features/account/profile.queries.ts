import type { CurrentUser, ProfileForm } from '@farandfew/domain/users'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { getCurrentMember } from '../../members/current-user.queries.ts'
import { usernameTaken } from '../../members/username-taken.ts'

/**
 * Changes the fields that the form contains, and returns the member.
 * @throws AppError USERNAME_TAKEN if another account has the username, regardless of case
 */
export async function changeProfile(
  db: Db,
  { userId, form }: { userId: number; form: ProfileForm },
): Promise<CurrentUser> {
  const named = Object.values(form).some((value) => value !== undefined)
  if (named) {
    try {
      await db.updateTable('users').set(form).where('id', '=', userId).execute()
    } catch (cause) {
      if (!isUniqueViolation(cause, 'users_username_key_key')) throw cause
      throw usernameTaken(cause)
    }
  }
  return getCurrentMember(db, userId)
}
