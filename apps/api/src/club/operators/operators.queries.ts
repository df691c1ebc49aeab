import { randomBytes } from 'node:crypto'
import {
  type Operator,
  operatorLinkHours,
  type OperatorState,
} from '@farandfew/domain/operators/admin-operators.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'

interface StoredState {
  passwordHash: string | null
  deactivatedAt: Date | null
}

export function stateOf({ passwordHash, deactivatedAt }: StoredState): OperatorState {
  if (deactivatedAt !== null) return 'deactivated'
  return passwordHash === null ? 'invited' : 'active'
}

const selectOperators = (db: Db) =>
  db
    .selectFrom('operators as o')
    .leftJoin('operatorLinks as l', (join) =>
      join.onRef('l.operatorId', '=', 'o.id').on('l.expiresAt', '>', sql<Date>`now()`),
    )
    .selectAll('o')
    .select('l.expiresAt as linkExpiresAt')

type Row = Awaited<ReturnType<ReturnType<typeof selectOperators>['executeTakeFirstOrThrow']>>

const toOperator = (row: Row): Operator => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  state: stateOf(row),
  linkExpiresAt: row.linkExpiresAt?.toISOString() ?? null,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
})

/** Every operator: those who can sign in first, then those who are invited. */
export async function listOperatorRows(db: Db): Promise<Operator[]> {
  const rows = await selectOperators(db)
    .orderBy('o.deactivatedAt', (order) => order.asc().nullsFirst())
    .orderBy(sql`o.password_hash is null`)
    .orderBy(sql`fold_text(o.name)`)
    .orderBy('o.id')
    .execute()
  return rows.map(toOperator)
}

/** @throws AppError NOT_FOUND */
export async function getOperator(db: Db, id: number): Promise<Operator> {
  const row = await selectOperators(db).where('o.id', '=', id).executeTakeFirst()
  if (!row) throw operatorNotFound()
  return toOperator(row)
}

const operatorNotFound = () => new AppError('NOT_FOUND', { detail: 'There is no such operator.' })

/** Adds an operator and returns the id; undefined if one has the address already. */
export async function insertOperator(
  trx: Db,
  values: { name: string; email: string; role: OperatorRole },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('operators')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks the owners who can sign in until the transaction ends, in one order, and returns their ids. Every change that
 * could take the last one away locks them first.
 */
export async function lockOwners(trx: Db): Promise<number[]> {
  const rows = await trx
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('passwordHash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks an operator until the transaction ends.
 * @throws AppError NOT_FOUND
 */
export async function lockOperator(trx: Db, id: number) {
  const row = await trx
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw operatorNotFound()
  return row
}

/** Stores a new link, which replaces an earlier one, and returns its token, which only the mail contains. */
export async function issueOperatorLink(
  trx: Db,
  operatorId: number,
  factorSecret: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const values = {
    tokenHash: secretHash(token),
    factorSecret,
    expiresAt: sql<Date>`now() + ${operatorLinkHours} * interval '1 hour'`,
  }
  await trx
    .insertInto('operatorLinks')
    .values({ operatorId, ...values })
    .onConflict((conflict) => conflict.column('operatorId').doUpdateSet(values))
    .execute()
  return token
}

/** The operator of a link that is valid now; undefined if there is none. */
export const findOperatorOfLink = (db: Db, token: string) =>
  db
    .selectFrom('operatorLinks as l')
    .innerJoin('operators as o', 'o.id', 'l.operatorId')
    .select(['o.id', 'o.name', 'o.email', 'o.role', 'l.factorSecret'])
    .where('l.tokenHash', '=', secretHash(token))
    .where('l.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Uses a link. Returns false if it does not exist, has expired or was used. */
export async function useOperatorLink(trx: Db, token: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('operatorLinks')
    .where('tokenHash', '=', secretHash(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('operatorId')
    .executeTakeFirst()
  return row !== undefined
}
