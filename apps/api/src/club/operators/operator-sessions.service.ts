import type { OperatorSessions } from '@farandfew/domain/operators/admin-operators.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ConsoleAccount } from '../../platform/session/console-account.ts'
import { nameOfStoredSession } from '../../platform/session/session-name.ts'
import { recordSuccess } from '../security-events/record-security-event.ts'

/** The short name of the session that asks, and the id of the club's password. */
interface SessionsQuery {
  current: string
  clubPasswordId: string
  /** Only the sessions of one account; all unless given. */
  account?: ConsoleAccount
}

/** The open sessions, the most recently used first. */
export async function listSessionsOf(
  db: Db,
  { current, clubPasswordId, account }: SessionsQuery,
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

/**
 * Ends the session with this short name, of one account if it is given.
 * @throws AppError NOT_FOUND
 */
export async function endSession(
  context: AppContext,
  { trx, record, request }: OperatorCall<'session.ended'> & { request: FastifyRequest },
  { id, account }: { id: string; account?: ConsoleAccount },
): Promise<void> {
  const ended = await trx
    .deleteFrom('adminSessions')
    .where('expiresAt', '>', sql<Date>`now()`)
    .where((is) => is(is.fn<string>('left', ['sid', sql.lit(id.length)]), '=', id))
    .$if(account !== undefined, (sessions) =>
      sessions.where('operatorId', 'is not distinct from', account ?? null),
    )
    .returning('sid')
    .execute()
  if (ended.length === 0) {
    throw new AppError('NOT_FOUND', { detail: 'This session has already ended.' })
  }
  await record({ action: 'session.ended', details: { session: id } })
  await recordSuccess({ ...context, db: trx }, request, 'operator.session-ended')
}
