import type { AuditAction } from '@farandfew/domain/admin/audit'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import { secretHash } from '../session/cookie-session.ts'
import { isOpen } from '../session/admin-session.ts'

/** Who is at the console, as the audit log names them. */
export interface Actor {
  /** The name given at the gate. */
  operator: string | null
  /** Names the open session without opening it. */
  session: string | null
  /** The client's IP address. */
  address: string | null
}

/** What was done. The fields of `before` and `after` are the same: those that were changed. */
export interface AuditEntry {
  /** Thing and deed, such as 'trip.changed'. */
  action: AuditAction
  /** What it was done to, such as 'trip 4'. */
  subject?: string
  before?: object
  after?: object
  details?: object
}

/** Characters of a session's hash that the log keeps: enough to tell sessions apart, too few to find one. */
const sessionNameLength = 12

/** Who sends this request. */
export function actorOf(request: FastifyRequest): Actor {
  const { sessionId } = request.session
  return {
    operator: request.session.get('operator') ?? null,
    session: isOpen(request) ? secretHash(sessionId).slice(0, sessionNameLength) : null,
    address: request.ip,
  }
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/**
 * Puts an action of the console into the log that nobody can change, and answers the entry's id. A change belongs
 * into the same transaction as its entry.
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
  return id
}
