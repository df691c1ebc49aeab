import type { EmailLink } from '@farandfew/domain/auth/auth.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { tooManyRequests } from '../../platform/plugins/rate-limit.ts'
import {
  endEmailTokensBefore,
  endEmailTokensToAddress,
  findTokenOwner,
  issueToken,
  linkInvalid,
  useToken,
} from './account-tokens.queries.ts'
import { emailChangeNotice, type Proof, tokenLink, verification } from './auth.mails.ts'
import { issueCode, redeemCode, wrongCode } from './one-time-codes.service.ts'

/** Sets the account's verified address, and adds earlier invite requests from that address to the account. */
export async function setVerifiedEmail(trx: Db, userId: number, email: string): Promise<void> {
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
 * Whose link it is, for the member who follows it; undefined for a visitor.
 * @throws AppError LINK_INVALID
 */
export async function findLinkAccount(
  db: Db,
  token: string,
  memberId: number | undefined,
): Promise<EmailLink['account']> {
  const owner = await findTokenOwner(db, token, 'email')
  if (owner === undefined) throw linkInvalid()
  if (memberId === undefined) return 'signed-out'
  return owner === memberId ? 'own' : 'other'
}

/**
 * Verifies the address that a link was sent to, for the member whose account the link belongs to. Someone else who
 * follows it does not use it up.
 * @throws AppError LINK_INVALID; WRONG_ACCOUNT; EMAIL_TAKEN if another account verified it first
 */
export async function verifyEmailByLink(
  trx: Db,
  { token, memberId }: { token: string; memberId: number },
): Promise<void> {
  const used = await useToken(trx, token, 'email')
  if (!used) throw linkInvalid()
  if (used.userId !== memberId) throw new AppError('WRONG_ACCOUNT')
  await refuseTaken(setVerifiedEmail(trx, used.userId, used.email))
  await endEmailTokensBefore(trx, used)
}

/**
 * Removes an unverified address from the account that claimed it, or cancels the account's change to it, and returns the
 * account's id.
 * @throws AppError LINK_INVALID
 */
export async function disownEmailByLink(trx: Db, token: string): Promise<number> {
  const used = await useToken(trx, token, 'email')
  if (!used) throw linkInvalid()
  await trx
    .updateTable('users')
    .set({ email: null })
    .where('id', '=', used.userId)
    .where(sql`lower(email)`, '=', used.email.toLowerCase())
    .where('emailVerifiedAt', 'is', null)
    .execute()
  await endEmailTokensToAddress(trx, used)
  return used.userId
}

const findAddress = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

interface NewAddress {
  userId: number
  email: string
}

interface AddressToProve extends NewAddress {
  /** The key of the browser that gets a code. */
  requestKey?: string
  /** Whether nothing is sent as long as that browser has a valid code. */
  unlessSent?: boolean
}

/** Makes what proves an address: a link, and a code for a browser. Undefined if nothing is to be sent. */
export async function issueProof(
  trx: Db,
  context: Pick<AppContext, 'secrets' | 'urls'>,
  { userId, email, requestKey, unlessSent = false }: AddressToProve,
): Promise<Proof | undefined> {
  const use = { purpose: 'email', email, memberId: userId, requestKey } as const
  const issued =
    requestKey === undefined
      ? undefined
      : await issueCode(trx, context, { use, userId, unlessSent })
  if (unlessSent && !issued) return undefined
  const token = await issueToken(trx, { userId, purpose: 'email', email })
  return { url: tokenLink(context.urls.web, 'verify-email', token), code: issued?.code }
}

/**
 * Sends the link that verifies a new address, and a code for the browser with the key.
 * @throws AppError TOO_MANY_REQUESTS if the address got too many today
 */
export async function sendLink(
  trx: Db,
  context: Pick<AppContext, 'secrets' | 'urls'>,
  address: AddressToProve,
): Promise<void> {
  const proof = await issueProof(trx, context, address)
  if (proof && !(await queueMail(trx, verification(address.email, proof)))) {
    throw tooManyRequests(24 * 60 * 60_000)
  }
}

/** The account's address if it is not verified yet. */
export async function findUnverifiedEmail(db: Db, userId: number): Promise<string | undefined> {
  const user = await findAddress(db, userId)
  return user?.emailVerifiedAt ? undefined : (user?.email ?? undefined)
}

/** The same, with the account locked. */
async function lockUnverifiedEmail(trx: Db, userId: number): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.email ?? undefined
}

/**
 * Sends the verification link of an account's address again, with a code for the browser with the key.
 * @throws AppError TOO_MANY_REQUESTS
 */
export function sendVerification(
  context: AppContext,
  address: NewAddress & { requestKey: string; unlessSent: boolean },
): Promise<void> {
  return transact(context, (trx) => sendLink(trx, context, address))
}

/**
 * Verifies the member's address by the code that was sent to it. A code works once, in the browser that asked for it.
 * @throws AppError WRONG_CODE; EMAIL_TAKEN if another account verified the address first
 */
export async function verifyEmailByCode(
  context: AppContext,
  {
    memberId,
    code,
    requestKey,
  }: { memberId: number; code: string; requestKey: string | undefined },
): Promise<void> {
  const email = await findUnverifiedEmail(context.db, memberId)
  if (email === undefined) throw wrongCode()
  const use = { purpose: 'email', email, memberId, requestKey } as const
  if ((await redeemCode(context, use, code)) !== memberId) throw wrongCode()
  await context.db.transaction().execute(async (trx) => {
    // The address may have been changed since.
    if ((await lockUnverifiedEmail(trx, memberId)) !== email) throw wrongCode()
    await refuseTaken(setVerifiedEmail(trx, memberId, email))
    await endEmailTokensToAddress(trx, { userId: memberId, email })
  })
}

/** @throws AppError EMAIL_TAKEN if another account has verified the address */
async function refuseTaken(change: Promise<void>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!isUniqueViolation(error, 'users_verified_email_once')) throw error
    throw new AppError('EMAIL_TAKEN', { cause: error })
  }
}

/**
 * Sends a verification link to the new address, and a notice to the current one. Does nothing if the account has verified
 * the address already.
 * @throws AppError TOO_MANY_REQUESTS
 */
export function requestEmailChange(context: AppContext, change: NewAddress): Promise<void> {
  return transact(context, async (trx) => {
    const current = await findAddress(trx, change.userId)
    if (current?.email) {
      const verified = current.emailVerifiedAt !== null
      if (verified && current.email.toLowerCase() === change.email.toLowerCase()) return
      await queueMail(trx, emailChangeNotice({ to: current.email, verified }))
    }
    await sendLink(trx, context, change)
  })
}
