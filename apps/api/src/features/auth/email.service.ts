import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/index.ts'
import { endOlderEmailTokens, issueToken, useToken } from './account-tokens.queries.ts'
import { emailChangeNotice, tokenLink, verification } from './auth.mails.ts'

export const linkInvalid = () => new AppError('LINK_INVALID')

/** Makes the address the account's own, and brings the invite requests that named it along (rulings 19). */
async function proveEmail(trx: Db, userId: number, email: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, emailVerifiedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  await trx
    .updateTable('tripInviteRequests')
    .set({ userId })
    .where('userId', 'is', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
}

/**
 * Proves the address that a link was sent to.
 * @throws AppError LINK_INVALID, EMAIL_TAKEN where another account proved it first
 */
export async function verifyEmailByLink(db: Db, token: string): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const used = await useToken(trx, token, 'email')
      if (!used) throw linkInvalid()
      await proveEmail(trx, used.userId, used.email)
      await endOlderEmailTokens(trx, used)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_verified_email_once')) throw error
    throw new AppError('EMAIL_TAKEN', { cause: error })
  }
}

const findAddress = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Sends the link to the member's address once more; nothing where there is none, or it is proved. */
export async function resendVerificationLink(
  db: Db,
  userId: number,
  publicWebUrl: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findAddress(trx, userId)
    if (!user?.email || user.emailVerifiedAt) return
    await sendLink(trx, { userId, email: user.email, publicWebUrl })
  })
}

interface NewAddress {
  userId: number
  email: string
  publicWebUrl: string
}

async function sendLink(trx: Db, { userId, email, publicWebUrl }: NewAddress): Promise<void> {
  const token = await issueToken(trx, { userId, purpose: 'email', email })
  await queueMail(trx, verification(email, tokenLink(publicWebUrl, 'verify-email', token)))
}

/** Sends a link to the address that the account is to have, and tells the present one. */
export async function askForNewEmail(db: Db, wanted: NewAddress): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await findAddress(trx, wanted.userId)
    if (before?.email) {
      const verified = before.emailVerifiedAt !== null
      await queueMail(trx, emailChangeNotice({ to: before.email, verified }))
    }
    await sendLink(trx, wanted)
  })
}
