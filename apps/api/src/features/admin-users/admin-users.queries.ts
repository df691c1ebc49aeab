import type { PublicUser } from '@farandfew/domain/users'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** What the API may answer of a member: the password's hash is not among it. */
const publicColumns = [
  'id',
  'username',
  'email',
  'phone',
  'firstName',
  'lastName',
  'ageGroup',
  'city',
  'country',
  'instagramHandle',
  'linkedinHandle',
  'bio',
  'interests',
  'travelPreferences',
  'profileImage',
  'quizData',
  'createdAt',
] as const

/** Where the console's search looks (spec section 5). */
const searched = ['firstName', 'lastName', 'email', 'username', 'city', 'country'] as const

/** A text as a LIKE pattern that finds it anywhere and literally. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Users that a search finds: the collation knows the case of every alphabet, not of A to Z alone. */
function matchingUsers(db: Db, search: string | undefined) {
  const users = db.selectFrom('users')
  if (search === undefined) return users
  return users.where((where) =>
    where.or(
      searched.map(
        (column) =>
          sql<boolean>`${where.ref(column)} collate "und-x-icu" ilike ${containing(search)}`,
      ),
    ),
  )
}

/** Members by id, those after `afterId`, at most `limit`. */
export async function listUsers(
  db: Db,
  page: { search: string | undefined; afterId: number; limit: number },
): Promise<PublicUser[]> {
  const rows = await matchingUsers(db, page.search)
    .select(publicColumns)
    .where('id', '>', page.afterId)
    .orderBy('id')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** How many members a search finds, on all pages. */
export async function countUsers(db: Db, search: string | undefined): Promise<number> {
  const row = await matchingUsers(db, search)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}
