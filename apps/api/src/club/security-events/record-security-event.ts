import type {
  SecurityEventKind,
  SecurityEventOutcome,
} from '@farandfew/domain/security-events/event-words.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import type { AppContext } from '../../platform/context/context.ts'
import { addressOf } from '../../platform/plugins/rate-limit.ts'
import { describeDevice } from '../../platform/session/device.ts'
import { sessionName } from '../../platform/session/session-name.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  outcome: SecurityEventOutcome
  /** The member's account, if it is known. */
  userId?: number | undefined
  /** The operator's account; by default that of the session. */
  operatorId?: number | undefined
  /** What was typed, if no account is known: a name, an address or a phone. Only its keyed hash is stored. */
  typed?: string | undefined
  /** Whether someone else than the member did it, whose browser and address the member must not learn of. */
  byStranger?: true
}

/** Rows of refused attempts per hour, from all addresses together. Beyond it, attempts share rows without an address. */
export const maxRefusedRows = 1000

type Secrets = Pick<AppContext, 'secrets'>

const keyedHash = ({ secrets }: Secrets, what: string, value: string) =>
  createHmac('sha256', secrets.session())
    .update(`security event ${what} ${value}`)
    .digest('base64url')

/** The stored form of a typed name, address or phone. */
export const hashTyped = (context: Secrets, typed: string): string =>
  keyedHash(context, 'typed', typed.trim().toLowerCase())

/** The stored form of a client address, given as limits count it. */
export const hashAddress = (context: Secrets, address: string): string =>
  keyedHash(context, 'address', address)

/** The hour of an instant, the same in every time zone of the database. */
const hourOf = (at: string) => sql`date_trunc('hour', ${sql.raw(at)} at time zone 'UTC')`

/** The name of the session in which the member or operator acted; null before sign-in and after sign-out. */
function ownSession({ session }: FastifyRequest, userId: number | undefined): string | null {
  const isOwn =
    userId === undefined
      ? session?.get('adminSince') !== undefined
      : session?.get('userId') === userId
  return isOwn ? sessionName(session.sessionId) : null
}

/**
 * Records what happened at a door of an account or of the console. A success is a row. The refused attempts of an hour
 * with the same kind, account or typed text, and client address share one, so that no one can fill the table. Sends the
 * same statement whether the account exists or not. Pass `{ ...context, db: trx }` inside a transaction.
 */
export async function recordSecurityEvent(
  context: Pick<AppContext, 'db' | 'secrets'>,
  request: FastifyRequest,
  { kind, outcome, userId, typed, byStranger, ...event }: SecurityEvent,
): Promise<void> {
  const typedHash = userId === undefined && typed !== undefined ? hashTyped(context, typed) : null
  const addressHash = byStranger ? null : hashAddress(context, addressOf(request))
  const session = ownSession(request, userId)
  const operatorId = event.operatorId ?? request.session?.get('operatorId') ?? null
  const device = byStranger ? null : describeDevice(request.headers['user-agent'])
  // An account that is being deleted keeps nothing: the lock waits for the deletion, and then finds no row.
  await sql`
    with member as (
      select id from users where id = ${userId ?? null}::integer for key share
    ), refused as (
      select count(*) >= ${maxRefusedRows} as is_full from (
        select from security_events
        where outcome = 'refused' and ${hourOf('at')} = ${hourOf('now()')}
        limit ${maxRefusedRows}
      ) as rows
    ), kept as (
      select ${outcome}::text = 'success' or not is_full as has_room from refused
    )
    insert into security_events (
      kind, outcome, user_id, operator_id, typed_hash, address_hash, session, device
    )
    select
      ${kind}, ${outcome}, (select id from member), ${operatorId}::integer,
      case when has_room then ${typedHash}::text end,
      case when has_room then ${addressHash}::text end,
      ${session}, ${device}
    from kept
    on conflict (${hourOf('at')}, kind, user_id, typed_hash, address_hash) where outcome = 'refused'
    do update set
      count = security_events.count + 1, last_at = now(),
      session = excluded.session, device = excluded.device
  `.execute(context.db)
}

/** Records what a member or an operator succeeded in. */
export const recordSuccess = (
  context: Pick<AppContext, 'db' | 'secrets'>,
  request: FastifyRequest,
  kind: SecurityEventKind,
  event: Omit<SecurityEvent, 'kind' | 'outcome'> = {},
): Promise<void> => recordSecurityEvent(context, request, { kind, outcome: 'success', ...event })
