import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { hashPassword } from '../../platform/secrets/password.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import {
  endTokensOfOldPassword,
  findTokenOwner,
  issueToken,
  linkInvalid,
  type UsedToken,
  useToken,
} from './account-tokens.queries.ts'
import { passwordChanged, passwordReset, tokenLink } from './auth.mails.ts'
import {
  refuseCommonPassword,
  refusePersonalPassword,
} from '../../platform/secrets/common-passwords.ts'
import { wrongPassword } from '../members/password-check.ts'

/** The account with this verified address; undefined if there is none, or if it is deactivated. */
export async function findOwner(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Stores a link for a new password with its mail. */
export async function queuePasswordLink(
  trx: Db,
  urls: AppContext['urls'],
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = await issueToken(trx, { userId, purpose: 'password', email })
  await queueMail(trx, passwordReset(email, tokenLink(urls.web, 'reset-password', token)))
}

interface NewPassword {
  userId: number
  password: string
  passwordHash: string
  /** Whether to remove a verified phone, which someone with the old password may have added. */
  removesPhone: boolean
}

interface ReplacedPassword {
  userId: number
  /** Whether a verified phone was removed with the old password. */
  phoneRemoved: boolean
}

const isPhoneVerified = async (trx: Db, userId: number) =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phoneVerifiedAt', 'is not', null)
    .executeTakeFirst()) !== undefined

/** @throws AppError VALIDATION_FAILED on `password` if others could guess it from what they know of the member */
async function refuseKnownPassword(trx: Db, userId: number, password: string): Promise<void> {
  const facts = await trx
    .selectFrom('users')
    .select(['username', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  refusePersonalPassword(password, facts)
}

/**
 * Stores the hash, and ends every session, code and link that someone with the old password could have created.
 * @throws AppError VALIDATION_FAILED if others could guess the password
 */
async function replacePassword(
  trx: Db,
  { userId, password, passwordHash, removesPhone }: NewPassword,
): Promise<ReplacedPassword> {
  await refuseKnownPassword(trx, userId, password)
  const hasPhone = await isPhoneVerified(trx, userId)
  const phoneRemoved = hasPhone && removesPhone
  const user = await trx
    .updateTable('users')
    .set({ passwordHash, ...(phoneRemoved ? { phone: null, phoneVerifiedAt: null } : {}) })
    .where('id', '=', userId)
    .returning(['email', 'emailVerifiedAt'])
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await trx.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute()
  await endTokensOfOldPassword(trx, userId)
  if (user.email !== null) {
    const verified = user.emailVerifiedAt !== null
    const keepsPhone = hasPhone && verified
    const phone = phoneRemoved ? 'removed' : keepsPhone ? 'kept' : 'none'
    await queueMail(trx, passwordChanged({ to: user.email, verified, phone }))
  }
  return { userId, phoneRemoved }
}

/** Locks the account and returns whether the link's address is still its verified one, and the account not deactivated. */
async function isStillOwner(trx: Db, { userId, email }: UsedToken): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('emailVerifiedAt', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets a new password by a link, ends all sessions of the account, and removes its verified phone.
 * @throws AppError LINK_INVALID; VALIDATION_FAILED if the password is too common or could be guessed
 */
export async function resetPasswordByLink(
  context: AppContext,
  { token, password }: { token: string; password: string },
): Promise<ReplacedPassword> {
  await refuseCommonPassword(password)
  if ((await findTokenOwner(context.db, token, 'password')) === undefined) throw linkInvalid()
  const passwordHash = await hashPassword(password)
  return transact(context, async (trx) => {
    const used = await useToken(trx, token, 'password')
    if (!used || !(await isStillOwner(trx, used))) throw linkInvalid()
    const { userId } = used
    return replacePassword(trx, { userId, password, passwordHash, removesPhone: true })
  })
}

interface PasswordChange {
  userId: number
  /** The hash that the current password was checked against. */
  currentHash: string
  password: string
}

/**
 * Sets a new password and ends all sessions of the account, including the current one: the caller must sign in again.
 * @throws AppError VALIDATION_FAILED if the new password is too common or could be guessed, or the current one was changed in
 * the meantime
 */
export async function changePasswordOf(
  context: AppContext,
  { userId, currentHash, password }: PasswordChange,
): Promise<void> {
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await transact(context, async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_SIGNED_IN')
    if (row.passwordHash !== currentHash) throw wrongPassword()
    await replacePassword(trx, { userId, password, passwordHash, removesPhone: false })
  })
}
