import { createHash } from 'node:crypto'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { FastifyRequest } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors/app-error.ts'
import { transact } from '../outbox/transaction.ts'
import { successStatus } from './contract-route.ts'

/** The end of every scope that belongs to a member. */
export const scopeEndOf = (userId: number) => ` of member ${userId}`

const scopeOf = ({ method, path }: Contract, userId: number | null) =>
  `${method} ${path}${userId === null ? '' : scopeEndOf(userId)}`

interface KeyedRequest {
  /** The call and its member, such as 'POST /api/inquiries': keys of different members never meet. */
  scope: string
  key: string | undefined
  /** The checked body, or body and path parameters: equal ones have equal fields in equal order. */
  body: unknown
  status: number
}

/** A call with its key. The row must be `idempotent`, so that the header has been checked. */
export function keyedRequest(
  contract: Contract,
  { headers, params, body }: FastifyRequest,
  userId: number | null = null,
): KeyedRequest {
  const key = headers['idempotency-key']
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

/** @throws AppError IDEMPOTENCY_KEY_REUSED */
async function getStored(db: Db, request: Keyed): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (stored?.fingerprint !== fingerprintOf(request.body)) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  }
  return stored.answer
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
 * Does the work once, in a transaction. The same key with the same body always gets the first answer: the table's
 * primary key makes concurrent requests wait for each other, unless they are refused.
 * @throws AppError IDEMPOTENCY_KEY_REUSED if the key came with another body, REQUEST_RUNNING
 */
export function answerOnce<T>(
  context: Pick<AppContext, 'db' | 'outbox'>,
  request: KeyedRequest,
  work: (trx: Transaction<Database>) => Promise<T>,
  { whileRunning = 'wait' }: OnceOptions = {},
): Promise<T> {
  const { key } = request
  return transact(context, async (trx) => {
    if (key === undefined) return work(trx)
    const keyed = { ...request, key }
    if (whileRunning === 'refuse') await refuseWhileRunning(trx, keyed)
    if (!(await claimKey(trx, keyed))) return (await getStored(trx, keyed)) as T
    const answer = await work(trx)
    await storeAnswer(trx, keyed, answer)
    return answer
  })
}

/** Seconds after which a request that has not answered counts as crashed: longer than a call of the gateway takes. */
const crashSeconds = 60

/**
 * Like `answerOnce`, for work that calls another service and so cannot be one transaction. The work must have the same
 * effect when it is repeated, because a crash may come before its answer is stored. A failure is not stored.
 * @throws AppError IDEMPOTENCY_KEY_REUSED, REQUEST_RUNNING
 */
export async function answerOnceOutside<T>(
  { db }: Pick<AppContext, 'db'>,
  request: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, key, body } = request
  if (key === undefined) return work()
  const keyed = { ...request, key }
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ scope, key, fingerprint: fingerprintOf(body) })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ createdAt: sql<Date>`now()` })
        .where('idempotencyKeys.status', 'is', null)
        .where(
          sql<boolean>`idempotency_keys.created_at < now() - ${crashSeconds} * interval '1 second'`,
        )
        .where(sql<boolean>`idempotency_keys.fingerprint = excluded.fingerprint`),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) {
    const answer = await getStored(db, keyed)
    if (answer === null) throw new AppError('REQUEST_RUNNING', { retryAfter: 1 })
    return answer as T
  }
  try {
    const answer = await work()
    await storeAnswer(db, keyed, answer)
    return answer
  } catch (error) {
    await db
      .deleteFrom('idempotencyKeys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute()
    throw error
  }
}
