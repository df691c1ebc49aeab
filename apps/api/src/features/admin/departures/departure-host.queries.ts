import type { AdminDepartureWithBookings } from '@farandfew/domain/admin/departures'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { usernameKey } from '../../../db/username.ts'

type Host = NonNullable<AdminDepartureWithBookings['host']>

interface Row {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
}

const columns = ['users.id', 'users.username', 'users.firstName', 'users.lastName'] as const

const toHost = ({ id, username, firstName, lastName }: Row): Host => ({
  id,
  username,
  name: [firstName, lastName].filter(Boolean).join(' ') || username,
})

/** The host's account of a departure; null if none is named. */
export async function findHost(db: Db, departureId: number): Promise<Host | null> {
  const row = await db
    .selectFrom('tripSchedules as s')
    .innerJoin('users', 'users.id', 's.hostId')
    .select(columns)
    .where('s.id', '=', departureId)
    .executeTakeFirst()
  return row ? toHost(row) : null
}

/** The member with a username, or a verified email address. */
export async function findMember(db: Db, name: string): Promise<Host | undefined> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where((is) =>
      is.or([
        is('usernameKey', '=', usernameKey(name)),
        is.and([
          is(sql`lower(email)`, '=', name.toLowerCase()),
          is('emailVerifiedAt', 'is not', null),
        ]),
      ]),
    )
    .executeTakeFirst()
  return row && toHost(row)
}

export async function storeHost(
  db: Db,
  { departureId, hostId }: { departureId: number; hostId: number | null },
): Promise<void> {
  await db.updateTable('tripSchedules').set({ hostId }).where('id', '=', departureId).execute()
}
