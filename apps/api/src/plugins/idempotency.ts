import { createHash } from 'node:crypto'
import type { Endpoint } from '@farandfew/domain/contract'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors/app-error.ts'

/** `Idempotency-Key`: 8-100 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header leaves the form to us). */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string('The key must be a text')
      .check(z.regex(/^[\x21-\x7e]{8,100}$/, 'The key must be 8-100 visible ASCII characters')),
  ),
})

/** The key of a request whose headers were checked. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** What ends the name of a call that a member made. */
export const scopeEndOf = (userId: number) => ` of member ${userId}`

/** The name of a call, of the member who makes it where somebody is signed in: one's keys are nothing to another. */
export const scopeOf = ({ method, path }: Endpoint, userId?: number | null): string =>
  `${method} ${path}${typeof userId === 'number' ? scopeEndOf(userId) : ''}`

export interface KeyedRequest {
  /** The call, such as 'POST /api/inquiries' (scopeOf). */
  scope: string
  key: string | undefined
  /** The checked body: equal bodies have equal fields in equal order. */
  body: unknown
}

const fingerprintOf = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/** Puts the key down as ours. Answers false where it is taken, having waited for whoever was at work with it. */
async function claimKey(trx: Transaction<Database>, request: KeyedRequest & { key: string }) {
  const result = await trx
    .insertInto('idempotencyKeys')
    .values({ scope: request.scope, key: request.key, fingerprint: fingerprintOf(request.body) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

async function answerOfKey<T>(
  trx: Transaction<Database>,
  request: KeyedRequest & { key: string },
): Promise<T> {
  const known = await trx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (known?.fingerprint !== fingerprintOf(request.body)) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED')
  }
  return known.answer as T
}

/**
 * Does the work once in a transaction. The same key with the same body gets the first answer again, at whatever
 * time it comes: the primary key of the table puts requests that run at once in a line.
 * @throws AppError IDEMPOTENCY_KEY_REUSED where the key came with another body
 */
export async function answerOnce<T>(
  db: Db,
  request: KeyedRequest,
  status: number,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const { scope, key } = request
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return work(trx)
    const keyed = { ...request, key }
    if (!(await claimKey(trx, keyed))) return answerOfKey<T>(trx, keyed)
    const answer = await work(trx)
    await trx
      .updateTable('idempotencyKeys')
      .set({ status, answer: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute()
    return answer
  })
}
