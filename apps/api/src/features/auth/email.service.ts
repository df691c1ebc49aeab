import { sql } from 'kysely'
import type { AppContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/queue.ts'
import { transact } from '../../outbox/transaction.ts'
import { endOlderEmailTokens, issueToken, useToken } from './account-tokens.queries.ts'
import { emailChangeNotice, tokenLink, verification } from './auth.mails.ts'

export const linkInvalid = () => new AppError('LINK_INVALID')

/** Sets the account's verified address, and adds earlier invite requests from that address to the account. */
async function setVerifiedEmail(trx: Db, userId: number, email: string): Promise<void> {
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
 * Verifies the address that a link was sent to.
 * @throws AppError LINK_INVALID; EMAIL_TAKEN if another account verified it first
 */
export async function verifyEmailByLink(db: Db, token: string): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const used = await useToken(trx, token, 'email')
      if (!used) throw linkInvalid()
      await setVerifiedEmail(trx, used.userId, used.email)
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

type Urls = AppContext['urls']
interface NewAddress {
  userId: number
  email: string
}

async function sendLink(trx: Db, urls: Urls, { userId, email }: NewAddress): Promise<void> {
  const token = await issueToken(trx, { userId, purpose: 'email', email })
  await queueMail(trx, verification(email, tokenLink(urls.web, 'verify-email', token)))
}

/** Sends the verification link again. Does nothing if there is no address or it is verified. */
export function resendVerificationLink(context: AppContext, userId: number): Promise<void> {
  return transact(context, async (trx) => {
    const user = await findAddress(trx, userId)
    if (!user?.email || user.emailVerifiedAt) return
    await sendLink(trx, context.urls, { userId, email: user.email })
  })
}

/** Sends a verification link to the new address, and a notice to the current one. */
export function requestEmailChange(context: AppContext, change: NewAddress): Promise<void> {
  return transact(context, async (trx) => {
    const current = await findAddress(trx, change.userId)
    if (current?.email) {
      const verified = current.emailVerifiedAt !== null
      await queueMail(trx, emailChangeNotice({ to: current.email, verified }))
    }
    await sendLink(trx, context.urls, change)
  })
}
