import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { usernameKey } from '../../db/username.ts'
import { AppError } from '../../errors/app-error.ts'

/** Who may be signing in. */
export interface Candidate {
  id: number
  /** argon2id, PHC format. */
  passwordHash: string
}

/** What a try for a name that nobody has is held against: of the cost of a real hash, so that it takes as long. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The account of a username, or of a verified e-mail address (rulings 11). No username holds an '@'. */
export async function findCandidate(db: Db, name: string): Promise<Candidate | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where((is) =>
      is.or([
        is('usernameKey', '=', usernameKey(name)),
        is.and([
          is(sql`lower(email)`, '=', sql`lower(${name}::text)`),
          is('emailVerifiedAt', 'is not', null),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}

export const wrongSignIn = () => new AppError('WRONG_SIGN_IN')

/**
 * Holds a password against the account's, or for as long against nobody's.
 * @throws AppError WRONG_SIGN_IN, the same for a name that nobody has
 */
export async function checkPassword(
  candidate: Candidate | undefined,
  password: string,
): Promise<Candidate> {
  const good = await verify(candidate?.passwordHash ?? nobodysHash, password)
  if (!candidate || !good) throw wrongSignIn()
  return candidate
}

/**
 * Whether the password that was checked still is the account's. Asked once the session is stored: a change of the
 * password that ran meanwhile either ended that session or is seen here, since the row's lock waits for it.
 */
export async function keepsPassword(db: Db, { id, passwordHash }: Candidate): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.passwordHash === passwordHash
}
