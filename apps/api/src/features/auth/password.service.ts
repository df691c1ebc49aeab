import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { hashPassword } from '../../secrets/password.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/index.ts'
import { linkInvalid } from './email.service.ts'
import {
  endTokensOfOldPassword,
  isTokenGood,
  issueToken,
  type UsedToken,
  useToken,
} from './account-tokens.queries.ts'
import { passwordChanged, passwordReset, tokenLink } from './auth.mails.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { wrongPassword } from '../../members/password-check.ts'

/** The account whose verified address it is; undefined where there is none. */
async function findOwner(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row?.id
}

export interface ForgottenPassword {
  email: string
  publicWebUrl: string
  /** Whether a link may be sent at all; the work is the same where not. */
  mayMail: boolean
}

/**
 * Sends a link for a new password to a verified address. For any other the same is written, and the mail taken out of
 * the same transaction again: how long it takes tells nobody who has an account.
 */
export async function sendPasswordLink(
  db: Db,
  { email, publicWebUrl, mayMail }: ForgottenPassword,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owner = await findOwner(trx, email)
    const userId = mayMail && owner !== undefined ? owner : null
    const token = await issueToken(trx, { userId, purpose: 'password', email })
    const mail = passwordReset(email, tokenLink(publicWebUrl, 'reset-password', token))
    await queueMail(trx, mail)
    // Of one transaction: `now()` is the same in all of its statements.
    await trx
      .deleteFrom('outbox')
      .where('recipient', '=', email.toLowerCase())
      .where('kind', '=', mail.kind)
      .where('createdAt', '=', sql<Date>`now()`)
      .where(sql<boolean>`${userId}::integer is null`)
      .execute()
  })
}

/** Stores the hash, and ends every session and every link that the old password could have brought about. */
async function replacePassword(
  trx: Db,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<void> {
  const user = await trx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .returning(['email', 'emailVerifiedAt'])
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await endTokensOfOldPassword(trx, userId)
  if (user.email === null) return
  const verified = user.emailVerifiedAt !== null
  await queueMail(trx, passwordChanged({ to: user.email, verified }))
}

/** Whether the address that the link went to still is the account's verified one; its row waits for the end. */
async function isStillOwner(trx: Db, { userId, email }: UsedToken): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets a new password by a link, ends every session of the account, and answers its id.
 * @throws AppError LINK_INVALID, VALIDATION_FAILED where the password is among the commonest
 */
export async function resetPasswordByLink(
  db: Db,
  { token, password }: { token: string; password: string },
): Promise<number> {
  await refuseCommonPassword(password)
  if (!(await isTokenGood(db, token, 'password'))) throw linkInvalid()
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const used = await useToken(trx, token, 'password')
    if (!used || !(await isStillOwner(trx, used))) throw linkInvalid()
    await replacePassword(trx, { userId: used.userId, passwordHash })
    return used.userId
  })
}

export interface PasswordChange {
  userId: number
  /** The hash that the present password was held against. */
  presentHash: string
  password: string
}

/**
 * Sets a new password and ends every session of the account, this one too: sign in again after it.
 * @throws AppError VALIDATION_FAILED where the new one is among the commonest, or the present one changed meanwhile
 */
export async function changePasswordOf(
  db: Db,
  { userId, presentHash, password }: PasswordChange,
): Promise<void> {
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_SIGNED_IN')
    if (row.passwordHash !== presentHash) throw wrongPassword()
    await replacePassword(trx, { userId, passwordHash })
  })
}
