import { type RawBuilder, sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../platform/db/connect.ts'
import { lockConversations } from '../group-events/group-events.queries.ts'

// The order of all locks is in docs/decisions/0021-order-of-locks.md.

/** What a change of whole accounts locks, by id. */
interface Held {
  accounts: number[]
  tripRequests: number[]
  quickRequests: number[]
  departures: number[]
  hosts: number[]
  bookings: number[]
  connections: number[]
  /** By their departures. */
  conversations: number[]
}

async function readHeld(trx: Db, accounts: readonly number[]): Promise<Held> {
  const ids = sql`any(${accounts}::int[])`
  const list = (rows: RawBuilder<unknown>) => sql`array(${rows} order by 1)`
  const departures = sql`
    select trip_schedule_id from bookings where user_id = ${ids}
    union select trip_schedule_id from waitlist where user_id = ${ids}
    union select s.id from trip_schedules s join hosts h on h.id = s.host_id where h.user_id = ${ids}
  `
  const { rows } = await sql<Held>`
    select ${list(sql`select unnest(${accounts}::int[])`)} as accounts,
      ${list(sql`select id from trip_invite_requests where user_id = ${ids}`)} as trip_requests,
      ${list(sql`select id from quick_invite_requests where user_id = ${ids}`)} as quick_requests,
      ${list(departures)} as departures,
      ${list(sql`select id from hosts where user_id = ${ids}`)} as hosts,
      ${list(sql`select id from bookings where user_id = ${ids}`)} as bookings,
      ${list(sql`
        select id from connections where user_id = ${ids} or connected_user_id = ${ids}
      `)} as connections,
      ${list(sql`
        ${departures} union select departure_id from group_messages where user_id = ${ids}
      `)} as conversations
  `.execute(trx)
  return rows[0]!
}

const lockRows = (
  trx: Db,
  table:
    'tripInviteRequests' | 'quickInviteRequests' | 'hosts' | 'bookings' | 'connections' | 'users',
  ids: readonly number[],
): Promise<unknown> =>
  trx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()

async function lockHeld(trx: Db, held: Held): Promise<void> {
  const { tripRequests, quickRequests, departures, hosts, bookings, connections, accounts } = held
  if (tripRequests.length > 0) await lockRows(trx, 'tripInviteRequests', tripRequests)
  if (quickRequests.length > 0) await lockRows(trx, 'quickInviteRequests', quickRequests)
  if (departures.length > 0) {
    await trx
      .selectFrom('tripSchedules')
      .select('id')
      .where('id', 'in', departures)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  }
  if (hosts.length > 0) await lockRows(trx, 'hosts', hosts)
  if (bookings.length > 0) await lockRows(trx, 'bookings', bookings)
  if (connections.length > 0) await lockRows(trx, 'connections', connections)
  await lockRows(trx, 'users', accounts)
  await lockConversations(trx, held.conversations)
}

/**
 * Locks accounts and everything of theirs that other changes lock before an account. No one can add anything to a locked
 * account; what was added while this waited for it is locked in another attempt.
 * @param listAccounts reads the ids, again in each attempt
 */
export async function lockAccounts(
  trx: Db,
  listAccounts: () => Promise<readonly number[]>,
): Promise<void> {
  await sql`savepoint unlocked`.execute(trx)
  for (;;) {
    const held = await readHeld(trx, await listAccounts())
    await lockHeld(trx, held)
    if (isDeepStrictEqual(await readHeld(trx, await listAccounts()), held)) return
    // Ends the locks, which were taken for too little.
    await sql`rollback to savepoint unlocked`.execute(trx)
  }
}
