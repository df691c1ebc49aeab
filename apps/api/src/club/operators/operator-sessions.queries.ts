import type { OperatorSessions } from '@farandfew/domain/operators/admin-operators.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { ConsoleAccount } from '../../platform/session/console-account.ts'
import { nameOfStoredSession } from '../../platform/session/session-name.ts'

/** The short name of the session that asks, and the id of the club's password. */
interface Asking {
  current: string
  clubPasswordId: string
  /** Only the sessions of one account; all unless given. */
  account?: ConsoleAccount
}

/** The open sessions, the most recently used first. */
export async function listSessionsOf(
  db: Db,
  { current, clubPasswordId, account }: Asking,
): Promise<OperatorSessions> {
  const rows = await db
    .selectFrom('adminSessions')
    .select(['sid', 'operator', 'operatorId', 'device', 'createdAt', 'lastSeenAt'])
    .select(sql<OperatorRole>`coalesce(data ->> 'role', 'owner')`.as('role'))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`data ? 'adminSince'`)
    // Another password of the club has ended the sessions of the earlier one.
    .where(
      sql<boolean>`(operator_id is not null or data ->> 'adminPasswordId' = ${clubPasswordId})`,
    )
    .$if(account !== undefined, (sessions) =>
      sessions.where('operatorId', 'is not distinct from', account ?? null),
    )
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ sid, operator, operatorId, device, createdAt, lastSeenAt, role }) => ({
    id: nameOfStoredSession(sid),
    name: operator,
    role,
    operatorId,
    device: device ?? 'A browser',
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: nameOfStoredSession(sid) === current,
  }))
}

/** Ends the session with this short name, of one account if it is given. Returns false if there is none. */
export async function endSessionNamed(
  db: Db,
  { id, account }: { id: string; account?: ConsoleAccount },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('adminSessions')
    .where('expiresAt', '>', sql<Date>`now()`)
    .where((is) => is(is.fn<string>('left', ['sid', sql.lit(id.length)]), '=', id))
    .$if(account !== undefined, (sessions) =>
      sessions.where('operatorId', 'is not distinct from', account ?? null),
    )
    .returning('sid')
    .execute()
  return ended.length > 0
}
