import type { Db } from '../../platform/db/connect.ts'

/** The member's verified email address; undefined if there is none. */
export async function findVerifiedEmail(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row?.email ?? undefined
}
