import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { AccountTokensTable } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'

type TokenPurpose = AccountTokensTable['purpose']

export const linkInvalid = () => new AppError('LINK_INVALID')

const hours = (count: number) => count * 60 * 60_000

/** Lifetime of a link, in milliseconds. */
const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  email: hours(7 * 24),
  password: hours(1),
}

interface TokenToIssue {
  userId: number
  purpose: TokenPurpose
  /** The address that the link is sent to. */
  email: string
}

/** Stores the hash of a new token and returns the token, which only the mail contains. */
export async function issueToken(db: Db, { userId, purpose, email }: TokenToIssue) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('accountTokens')
    .values({
      tokenHash: secretHash(token),
      userId,
      purpose,
      email,
      expiresAt: sql<Date>`now() + ${tokenLifetimes[purpose]} * interval '1 millisecond'`,
    })
    .execute()
  return token
}

/** The account of a used link, and the address that the link verifies. */
export interface UsedToken {
  userId: number
  email: string
  createdAt: Date
}

const isValid = sql<boolean>`used_at is null and expires_at > now() and user_id is not null`

/** The account of a link that is valid now. Only `useToken` is safe against concurrent use. */
export async function findTokenOwner(
  db: Db,
  token: string,
  purpose: TokenPurpose,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('accountTokens')
    .select('userId')
    .where('tokenHash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where(isValid)
    .executeTakeFirst()
  return row?.userId ?? undefined
}

/**
 * Uses a link once; returns undefined if it does not exist, has expired or was used. One statement checks and marks it,
 * so that only one of many concurrent uses succeeds.
 */
export async function useToken(
  db: Db,
  token: string,
  purpose: TokenPurpose,
): Promise<UsedToken | undefined> {
  await lockOwner(db, token)
  const row = await db
    .updateTable('accountTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where(isValid)
    .returning(['userId', 'email', 'createdAt'])
    .executeTakeFirst()
  return row && row.userId !== null ? { ...row, userId: row.userId } : undefined
}

/** Every change of an account locks its row before its links, so that two changes cannot deadlock. */
async function lockOwner(db: Db, token: string): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', (of) =>
      of.selectFrom('accountTokens').select('userId').where('tokenHash', '=', secretHash(token)),
    )
    .forNoKeyUpdate()
    .execute()
}

const isToSameAddress = ({ email }: Pick<UsedToken, 'email'>) =>
  sql<boolean>`lower(email) = ${email.toLowerCase()}::text`

/** The query that ends a member's open verification links. */
const endEmailTokens = (db: Db, userId: number) =>
  db
    .updateTable('accountTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('purpose', '=', 'email')
    .where('usedAt', 'is', null)

/** Ends the member's verification links to the address of a used one. */
export async function endEmailTokensToAddress(
  db: Db,
  used: Pick<UsedToken, 'userId' | 'email'>,
): Promise<void> {
  await endEmailTokens(db, used.userId).where(isToSameAddress(used)).execute()
}

/** The same, and ends those to other addresses if they were sent no later than the used one. */
export async function endEmailTokensBefore(db: Db, used: UsedToken): Promise<void> {
  await endEmailTokens(db, used.userId)
    .where((is) => is.or([is('createdAt', '<=', used.createdAt), isToSameAddress(used)]))
    .execute()
}

/**
 * Ends the links that an intruder may have requested before the password changed: those for a new password, and those
 * that would change the account's address.
 */
export async function endTokensOfOldPassword(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('accountTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where((is) =>
      is.or([
        is('purpose', '=', 'password'),
        is(
          'email',
          'is distinct from',
          is.selectFrom('users').select('email').where('id', '=', userId),
        ),
      ]),
    )
    .execute()
}
