import { createHash } from 'node:crypto'
import { type Contract, successStatus } from '@farandfew/domain/contract/contract.ts'
import type { FastifyRequest } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors/app-error.ts'
import { transact } from '../outbox/transaction.ts'
import { findMemberId } from '../session/member-session.ts'

/** The end of every scope that belongs to a member. */
export const scopeEndOf = (userId: number) => ` of member ${userId}`

const scopeOf = ({ method, path }: Contract, userId: number | undefined) =>
  `${method} ${path}${userId === undefined ? '' : scopeEndOf(userId)}`

interface KeyedRequest {
  /** The call and its member, such as 'POST /api/inquiries': keys of different members never meet. */
  scope: string
  key: string | undefined
  /** The checked body, or body and path parameters: equal ones have equal fields in equal order. */
  body: unknown
  status: number
}

/** A call with its key. The row must be `idempotent`, so that the header has been checked. */
export function keyedRequest(contract: Contract, request: FastifyRequest): KeyedRequest {
  const { headers, params, body } = request
  const key = headers['idempotency-key']
  const userId = findMemberId(request)
  return {
    scope: scopeOf(contract, userId),
    key: typeof key === 'string' ? key : undefined,
    body: contract.params ? { params, body } : body,
    status: successStatus(contract),
  }
}

const fingerprintOf = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

type Keyed = KeyedRequest & { key: string }

/**
 * Locks the key until the transaction ends.
 * @throws AppError REQUEST_RUNNING if another transaction is using it
 */
async function refuseWhileRunning(
  trx: Transaction<Database>,
  { scope, key }: Keyed,
): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 0)) as is_free
  `.execute(trx)
  if (!rows[0]?.isFree) throw new AppError('REQUEST_RUNNING', { retryAfter: 1 })
}

/** Inserts the key. Returns false if it exists, after waiting for a transaction that is using it. */
async function claimKey(trx: Transaction<Database>, { scope, key, body }: Keyed): Promise<boolean> {
  const result = await trx
    .insertInto('idempotencyKeys')
    .values({ scope, key, fingerprint: fingerprintOf(body) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/**
 * The answer that a key has; undefined if it has none yet.
 * @throws AppError IDEMPOTENCY_KEY_REUSED
 */
async function findStored(db: Db, request: Keyed): Promise<{ answer: unknown } | undefined> {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (!stored) return undefined
  if (stored.fingerprint !== fingerprintOf(request.body)) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  }
  return stored
}

const storeAnswer = async (
  db: Db,
  { scope, key, status }: Keyed,
  answer: unknown,
): Promise<void> => {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

interface OnceOptions {
  /** What a request does while another one with its key is running: a form waits for the answer, a booking does not. */
  readonly whileRunning?: 'wait' | 'refuse'
}

/**
 * Does the work once, in a transaction. The same key with the same body always gets the first answer, whatever is running;
 * until there is one, the table's primary key makes concurrent requests wait for each other, unless they are refused.
 * @throws AppError IDEMPOTENCY_KEY_REUSED if the key came with another body, REQUEST_RUNNING
 */
export async function answerOnce<T>(
  context: Pick<AppContext, 'db' | 'outbox'>,
  request: KeyedRequest,
  work: (trx: Transaction<Database>) => Promise<T>,
  { whileRunning = 'wait' }: OnceOptions = {},
): Promise<T> {
  const { key } = request
  if (key === undefined) return transact(context, work)
  const keyed = { ...request, key }
  const known = await findStored(context.db, keyed)
  if (known) return known.answer as T
  return transact(context, async (trx) => {
    if (whileRunning === 'refuse') await refuseWhileRunning(trx, keyed)
    if (!(await claimKey(trx, keyed))) return (await findStored(trx, keyed))?.answer as T
    const answer = await work(trx)
    await storeAnswer(trx, keyed, answer)
    return answer
  })
}

/**
 * Like `answerOnce`, for work that calls another service and so cannot be one transaction. Nothing is stored before the
 * answer, so that a crash or a failure leaves nothing in the way of the next request. The work itself must have the same
 * effect when it is repeated, or runs twice at once: an open order is one for its booking.
 * @throws AppError IDEMPOTENCY_KEY_REUSED
 */
export async function answerOnceOutside<T>(
  { db }: Pick<AppContext, 'db'>,
  request: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, key, body, status } = request
  if (key === undefined) return work()
  const keyed = { ...request, key }
  const known = await findStored(db, keyed)
  if (known) return known.answer as T
  const answer = { status, answer: JSON.stringify(await work()) }
  await db
    .insertInto('idempotencyKeys')
    .values({ scope, key, fingerprint: fingerprintOf(body), ...answer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Of several requests at once, all get the answer that was stored first.
  return (await findStored(db, keyed))?.answer as T
}
