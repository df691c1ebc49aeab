import type { Db } from '../../platform/db/connect.ts'
import { isNamed } from '../members/named-member.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hashPassword, matchPassword, verifyPassword } from '../../platform/secrets/password.ts'

/** The account that a sign-in names. */
export interface Candidate {
  id: number
  /** argon2id, PHC format. */
  passwordHash: string
}

/** The account with this username or verified email address, unless it is deactivated. */
export async function findCandidate(db: Db, name: string): Promise<Candidate | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where(isNamed(name))
    .where('deactivatedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
}

export const wrongSignIn = () => new AppError('WRONG_SIGN_IN')

/** Hashes the canonical form of a password that was hashed in another one. */
async function renewHash(
  db: Db,
  candidate: Candidate,
  password: string,
): Promise<Candidate | undefined> {
  const passwordHash = await hashPassword(password)
  const renewed = await db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', candidate.id)
    .where('passwordHash', '=', candidate.passwordHash)
    .returning(['id', 'passwordHash'])
    .executeTakeFirst()
  if (renewed) return renewed
  // Another sign-in renewed it, or someone changed the password.
  const current = await db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where('id', '=', candidate.id)
    .executeTakeFirst()
  return (await verifyPassword(current?.passwordHash, password)) ? current : undefined
}

/** The account if the password is its own. Takes as long if there is no account. */
export async function checkPassword(
  db: Db,
  candidate: Candidate | undefined,
  password: string,
): Promise<Candidate | undefined> {
  const match = await matchPassword(candidate?.passwordHash, password)
  if (!candidate || match === 'none') return undefined
  return match === 'canonical' ? candidate : renewHash(db, candidate, password)
}

/**
 * Whether the checked password is still the account's, and opens it. Call it after the session is stored: a password
 * change or a deactivation that ran at the same time has either ended that session, or is visible here because the row lock
 * waits for it.
 */
export async function isPasswordUnchanged(
  db: Db,
  { id, passwordHash }: Candidate,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row?.passwordHash === passwordHash
}
