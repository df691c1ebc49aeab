import { type CurrentUser, publicUser } from '@farandfew/domain/members/user.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** A member as their own account shows them, without the password hash; undefined if there is none. */
export async function findCurrentUser(db: Db, userId: number): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...fieldsOf(publicUser), 'emailVerifiedAt', 'phoneVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { emailVerifiedAt, phoneVerifiedAt, createdAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
  }
}

/**
 * The member behind a session.
 * @throws AppError NOT_SIGNED_IN if the account no longer exists
 */
export async function getCurrentMember(db: Db, userId: number): Promise<CurrentUser> {
  const user = await findCurrentUser(db, userId)
  if (!user) throw new AppError('NOT_SIGNED_IN')
  return user
}
