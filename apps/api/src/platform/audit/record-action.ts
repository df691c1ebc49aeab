import type { AuditAction } from '@farandfew/domain/audit/action-words.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { accountOf, isSignedInAdmin, roleOf } from '../session/admin-session.ts'
import { sessionName } from '../session/session-name.ts'

/** Who acts, as the audit log stores it. */
export interface Actor {
  /** The name of the operator, or what was typed with the club's password. */
  operator: string | null
  /** Null for the club's password. */
  operatorId: number | null
  /** The role of the session. */
  role: OperatorRole | null
  /** A short name of the session that cannot be used to open it. */
  session: string | null
  /** The client's IP address. */
  address: string | null
}

export interface AuditEntry {
  /** Thing and verb, such as 'trip.changed'. */
  action: AuditAction
  /** The thing, such as 'trip 4'. */
  subject?: string
  /** The changed fields before; `after` has the same fields. */
  before?: object
  after?: object
  details?: object
  /** Why, in the operator's words, and the member whom it is about. The log keeps no such text: it ends with the account. */
  reason?: { userId: number; text: string }
}

/** The operator who sends this request. */
export function actorOf(request: FastifyRequest): Actor {
  const { sessionId } = request.session
  const isSignedIn = isSignedInAdmin(request)
  return {
    operator: request.session.get('operator') ?? null,
    operatorId: isSignedIn ? accountOf(request) : null,
    role: isSignedIn ? roleOf(request) : null,
    session: isSignedIn ? sessionName(sessionId) : null,
    address: request.ip,
  }
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/**
 * Adds an entry to the append-only audit log and returns its id. An entry about a change must be in the same
 * transaction as the change.
 */
export async function recordAction(db: Db, actor: Actor, entry: AuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('auditLog')
    .values({
      ...actor,
      action: entry.action,
      subject: entry.subject ?? null,
      before: json(entry.before),
      after: json(entry.after),
      details: JSON.stringify(entry.details ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { reason } = entry
  if (reason) {
    await db
      .insertInto('auditReasons')
      .values({ entryId: id, userId: reason.userId, reason: reason.text })
      .execute()
  }
  return id
}
