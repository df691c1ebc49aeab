import type { CurrentUser } from '@farandfew/domain/users'
import type { Db } from '../../db/connect.ts'

/** A member as their own account shows them; undefined where there is none of that id. Never the password's hash. */
export async function findCurrentUser(db: Db, userId: number): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'emailVerifiedAt', 'phone', 'phoneVerifiedAt'])
    .select(['firstName', 'lastName', 'ageGroup', 'city', 'country', 'bio', 'profileImage'])
    .select(['instagramHandle', 'linkedinHandle', 'interests', 'travelPreferences', 'quizData'])
    .select('createdAt')
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
