import type { CurrentUser, ProfileForm } from '@farandfew/domain/users'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { AppError } from '../../errors/app-error.ts'
import { findCurrentUser } from '../auth/current-user.queries.ts'

const takenMessage = 'This username is taken. Please choose another.'

/**
 * The member of a session.
 * @throws AppError NOT_SIGNED_IN where the account is gone
 */
export async function getMember(db: Db, userId: number): Promise<CurrentUser> {
  const user = await findCurrentUser(db, userId)
  if (!user) throw new AppError('NOT_SIGNED_IN')
  return user
}

/**
 * Changes the fields that the form names, and answers the member as they now are.
 * @throws AppError USERNAME_TAKEN where another has the name, whatever its case (rulings 18)
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
      throw new AppError('USERNAME_TAKEN', {
        detail: takenMessage,
        errors: { username: takenMessage },
        cause,
      })
    }
  }
  return getMember(db, userId)
}
