import { brand } from '@farandfew/domain/brand/brand.ts'
import { emailCodeSeconds, otpRules } from '@farandfew/domain/constants/limits.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { AccountCode } from '../../platform/db/column-types.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { problems } from '@farandfew/domain/problem/problem.ts'
import { queueSms } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { storeSignInCode } from './account-messages.ts'
import {
  codeHash,
  codeKey,
  type CodeUse,
  dialled,
  isSameHash,
  makeCode,
  phoneDigits,
  sharedKey,
} from './one-time-code.ts'
import { countAttempt, deleteCode, findPhoneOwner, storeCode } from './one-time-codes.queries.ts'

type CodeContext = Pick<AppContext, 'db' | 'outbox' | 'secrets' | 'urls'>

/**
 * The text message. Its last line lets a phone offer the code only on the club's own page (WICG, "Origin-bound one-time
 * codes delivered via SMS").
 */
function messageOf(code: string, webUrl: string): string {
  const minutes = otpRules.expiresInSeconds / 60
  return [
    `${code} is your ${brand.name} code. It is valid for ${minutes} minutes. Please do not share it.`,
    `@${new URL(webUrl).hostname} #${code}`,
  ].join('\n\n')
}

/**
 * Stores a new code. Returns undefined while the browser's previous code is too recent to be replaced, or valid if `unlessSent`.
 */
export async function issueCode(
  trx: Db,
  { secrets }: Pick<CodeContext, 'secrets'>,
  {
    use,
    userId,
    unlessSent = false,
  }: { use: CodeUse; userId: number | null; unlessSent?: boolean },
): Promise<{ key: string; code: string } | undefined> {
  const secret = secrets.session()
  const code = makeCode()
  const key = codeKey(use, secret)
  const seconds = use.purpose === 'email' ? emailCodeSeconds : otpRules.expiresInSeconds
  const stored = await storeCode(trx, {
    key,
    sharedKey: sharedKey(use, secret),
    codeHash: codeHash(use, code, secret),
    purpose: use.purpose,
    userId,
    seconds,
    replacesAfter: unlessSent ? seconds : otpRules.resendAfterSeconds,
  })
  return stored ? { key, code } : undefined
}

/** Stores a new code, and writes the text message with it. */
async function issueTextCode(
  trx: Db,
  context: CodeContext,
  to: { use: CodeUse; userId: number | null },
): Promise<AccountCode | undefined> {
  const issued = await issueCode(trx, context, to)
  return issued && { key: issued.key, text: messageOf(issued.code, context.urls.web) }
}

/** Sends a sign-in code if the phone is a verified phone of a member, which account-messages.ts looks up. */
export async function sendSignInCode(
  context: CodeContext,
  { phone, requestKey }: { phone: string; requestKey: string },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const use: CodeUse = { purpose: 'sign-in', phone, requestKey }
    const code = await issueTextCode(trx, context, { use, userId: null })
    if (code) await storeSignInCode(trx, phone, code)
  })
  context.outbox.notify()
}

/** Sends a code to the phone that a member wants to verify. */
export function sendVerificationCode(
  context: CodeContext,
  { memberId, phone, requestKey }: { memberId: number; phone: string; requestKey: string },
): Promise<void> {
  return transact(context, async (trx) => {
    const use: CodeUse = { purpose: 'proof', phone, memberId, requestKey }
    const code = await issueTextCode(trx, context, { use, userId: memberId })
    if (code) await queueSms(trx, { kind: 'phone.proof', to: dialled(phone), text: code.text })
  })
}

/** Uses a code once and returns its member; undefined if it is wrong, expired, used, or had too many attempts. */
export async function redeemCode(
  { db, secrets }: Pick<CodeContext, 'db' | 'secrets'>,
  use: CodeUse,
  code: string,
): Promise<number | undefined> {
  const secret = secrets.session()
  const key = codeKey(use, secret)
  const hash = codeHash(use, code, secret)
  const stored = await countAttempt(db, key)
  if (!stored || !isSameHash(stored.codeHash, hash)) return undefined
  return (await deleteCode(db, { key, codeHash: hash })) ? (stored.userId ?? undefined) : undefined
}

/** The same error whatever was wrong. The field has it too, so that it stays visible after the toast closes. */
export const wrongCode = () =>
  new AppError('WRONG_CODE', { errors: { code: problems.WRONG_CODE.sentence } })

/** A code as a member typed it, with the key that their browser has. */
export interface TypedCode {
  phone: string
  code: string
  requestKey?: string | undefined
}

/**
 * Returns the member whom a sign-in code signs in. Each code works once, in the browser that requested it.
 * @throws AppError WRONG_CODE, whatever was wrong
 */
export async function redeemSignInCode(
  context: CodeContext,
  { phone, code, requestKey }: TypedCode,
): Promise<number> {
  const userId = await redeemCode(context, { purpose: 'sign-in', phone, requestKey }, code)
  // Another member may have verified the phone since the code was sent.
  const owner =
    userId === undefined ? undefined : await findPhoneOwner(context.db, phoneDigits(phone))
  if (owner === undefined || owner.id !== userId) throw wrongCode()
  return owner.id
}
