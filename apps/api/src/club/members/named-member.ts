import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Database } from '../../platform/db/tables.ts'
import { usernameKey } from '../../platform/db/username.ts'

/** Whether a row of `users` has this username or verified email address. A username cannot contain '@'. */
export const isNamed =
  (name: string) =>
  (is: ExpressionBuilder<Database, 'users'>): ExpressionWrapper<Database, 'users', SqlBool> =>
    is.or([
      is('usernameKey', '=', usernameKey(name)),
      is.and([
        is(sql`lower(email)`, '=', sql`lower(${name}::text)`),
        is('emailVerifiedAt', 'is not', null),
      ]),
    ])

/** The id of the member with a username, or a verified email address. */
export async function findNamedMember(db: Db, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where(isNamed(name)).executeTakeFirst()
  return row?.id
}
