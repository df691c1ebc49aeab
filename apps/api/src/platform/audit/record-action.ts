import type { AuditAction, FactsOf } from '@farandfew/domain/contract/audit-actions.ts'
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

/** An entry of one of these actions, with what the action's row says that it has. */
export type AuditEntry<A extends AuditAction = AuditAction> = A extends AuditAction
  ? {
      action: A
      /** The thing, such as 'trip 4'. */
      subject?: string
      /** Why, in the operator's words, and the member whom it is about. The log keeps no such text: it ends with the account. */
      reason?: { userId: number; text: string }
    } & FactsOf<A>
  : never

/** Adds an entry of one of these actions for the operator who sends a call, and returns its id. */
export type RecordAction<A extends AuditAction> = (entry: AuditEntry<A>) => Promise<number>

/** A call of an operator: its transaction, who sends it, and what adds its entries. */
export interface OperatorCall<A extends AuditAction = never> {
  trx: Db
  actor: Actor
  record: RecordAction<A>
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
export async function recordAction(
  db: Db,
  actor: Actor,
  { action, subject, before, after, details = {}, reason }: AuditEntry,
): Promise<number> {
  const { id } = await db
    .insertInto('auditLog')
    .values({
      ...actor,
      action,
      subject: subject ?? null,
      before: json(before),
      after: json(after),
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (reason) {
    await db
      .insertInto('auditReasons')
      .values({ entryId: id, userId: reason.userId, reason: reason.text })
      .execute()
  }
  return id
}

/** A call of an operator in a transaction of its own, such as that of one of several selected rows. */
export const operatorCall = (trx: Db, actor: Actor): OperatorCall<AuditAction> => ({
  trx,
  actor,
  record: (entry) => recordAction(trx, actor, entry),
})
