import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { AccountTokensTable } from '../../db/tables.ts'
import { secretHash } from '../../session/cookie-session.ts'

export type TokenPurpose = AccountTokensTable['purpose']

const hours = (count: number) => count * 60 * 60_000

/** Milliseconds that a link is good for. */
export const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  email: hours(7 * 24),
  password: hours(1),
}

export interface TokenToIssue {
  /** Null where nobody has the address: such a link opens nothing. */
  userId: number | null
  purpose: TokenPurpose
  /** The address that the link is sent to. */
  email: string
}

/** Stores the hash of a new token, and answers the token, which stands nowhere but in the mail. */
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

/** Whom a link belonged to, and the address that it proves. */
export interface UsedToken {
  userId: number
  email: string
  createdAt: Date
}

const stillGood = sql<boolean>`used_at is null and expires_at > now() and user_id is not null`

/** Whether a link would be taken just now. `useToken` decides. */
export async function isTokenGood(db: Db, token: string, purpose: TokenPurpose): Promise<boolean> {
  const row = await db
    .selectFrom('accountTokens')
    .select('userId')
    .where('tokenHash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where(stillGood)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Uses a link up; undefined where there is none of it, or none any more. One statement checks and marks it, so that of
 * many uses at once one gets through.
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
    .where(stillGood)
    .returning(['userId', 'email', 'createdAt'])
    .executeTakeFirst()
  return row && row.userId !== null ? { ...row, userId: row.userId } : undefined
}

/** Whatever changes an account takes its row first and its links after it, so that two changes cannot block each other. */
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

/** Makes links worthless that prove an address of the member and were sent no later than the one that was followed. */
export async function endOlderEmailTokens(db: Db, used: UsedToken): Promise<void> {
  await db
    .updateTable('accountTokens')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', used.userId)
    .where('purpose', '=', 'email')
    .where('usedAt', 'is', null)
    .where('createdAt', '<=', used.createdAt)
    .execute()
}

/**
 * Makes worthless what somebody else at the account may have asked for, once its password is new: links for a password,
 * and those that would move the account to another address.
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
