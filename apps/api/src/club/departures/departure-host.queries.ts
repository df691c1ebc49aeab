import type { AdminDepartureWithBookings } from '@farandfew/domain/departures/admin-departures.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { usernameKey } from '../../platform/db/username.ts'

/** An account that hosts a departure, or can. */
export interface HostRow {
  readonly id: number
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** First and last name; empty if the member has none. */
export const fullNameOf = ({ firstName, lastName }: HostRow): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** A host as operators see them. */
export function toHostView(row: HostRow): NonNullable<AdminDepartureWithBookings['host']> {
  const { id, username, firstName } = row
  return { id, username, firstName, name: fullNameOf(row) || username }
}

const columns = ['users.id', 'users.username', 'users.firstName', 'users.lastName'] as const

/** The host's account of a departure; undefined if none is named. */
export const findHost = (db: Db, departureId: number): Promise<HostRow | undefined> =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('users', 'users.id', 's.hostId')
    .select(columns)
    .where('s.id', '=', departureId)
    .executeTakeFirst()

/** The member with a username, or a verified email address. */
export const findMember = (db: Db, name: string): Promise<HostRow | undefined> =>
  db
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

interface HostChange {
  departureId: number
  hostId: number | null
  /** The name that pages announce; null for no one. */
  coordinator: string | null
  /** Whether what pages say of the host next to the name stays. */
  keepsDescription: boolean
}

/** Stores the host of a locked departure, and remembers the one before. */
export async function storeHost(
  trx: Db,
  { departureId, hostId, coordinator, keepsDescription }: HostChange,
): Promise<void> {
  await sql`
    insert into former_hosts (departure_id, user_id)
    select id, host_id from trip_schedules where id = ${departureId} and host_id is not null
    on conflict do nothing
  `.execute(trx)
  await trx
    .updateTable('tripSchedules')
    .set({ hostId, coordinator })
    .$if(!keepsDescription, (update) =>
      update.set({ hostAbout: null, hostLanguages: null, hostPicture: null }),
    )
    .where('id', '=', departureId)
    .execute()
}
