import { brand } from '@farandfew/domain/brand'
import { otpRules } from '@farandfew/domain/constants'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { AppError } from '../../errors/app-error.ts'
import { sentenceOf } from '../../errors/problem-document.ts'
import { queueSms } from '../../outbox/index.ts'
import { codeHash, codeKey, type CodeUse, isSameHash, makeCode, phoneDigits } from './phone-code.ts'
import {
  findPhoneOwner,
  spendCode,
  storeCode,
  storeVerifiedPhone,
  takeTry,
} from './phone-codes.queries.ts'

export interface CodeSettings {
  sessionSecret: () => string
  publicWebUrl: string
}

/** The digits and a plus that led them: what a gateway dials. */
const dialled = (phone: string) => `${phone.startsWith('+') ? '+' : ''}${phoneDigits(phone)}`

/**
 * The message. Its last line lets a phone offer the code to the club's own page alone (WICG, "Origin-bound one-time
 * codes delivered via SMS").
 */
function messageOf(code: string, publicWebUrl: string): string {
  const minutes = otpRules.expiresInSeconds / 60
  return [
    `${code} is your ${brand.name} code. It is good for ${minutes} minutes; please give it to nobody.`,
    `@${new URL(publicWebUrl).hostname} #${code}`,
  ].join('\n\n')
}

/**
 * Makes a code and stores it together with its message; a code that is still too young to be replaced stays, and
 * nothing is sent. `owner` is null where a sign-in was asked for by a phone that is nobody's: the database then has
 * the same statements to run, and sends nothing.
 */
async function issueCode(
  db: Db,
  { use, owner }: { use: CodeUse; owner: { userId: number; phone: string } | null },
  { sessionSecret, publicWebUrl }: CodeSettings,
): Promise<void> {
  const secret = sessionSecret()
  const code = makeCode()
  const stored = await storeCode(db, {
    key: codeKey(use, secret),
    codeHash: codeHash(use, code, secret),
    purpose: use.purpose,
    userId: owner?.userId ?? null,
  })
  if (!stored) return
  await queueSms(db, {
    kind: `phone.${use.purpose}`,
    to: dialled(owner?.phone ?? use.phone),
    text: messageOf(code, publicWebUrl),
    dropped: owner === null,
  })
}

/** Sends a sign-in code where the phone is some account's verified one; the same to see and to time where it is not. */
export function sendSignInCode(db: Db, phone: string, settings: CodeSettings): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const found = await findPhoneOwner(trx, phoneDigits(phone))
    const owner = found ? { userId: found.id, phone: found.phone ?? phone } : null
    await issueCode(trx, { use: { purpose: 'sign-in', phone }, owner }, settings)
  })
}

/** Sends a code to the phone that a member says is theirs. */
export function sendProofCode(
  db: Db,
  { memberId, phone }: { memberId: number; phone: string },
  settings: CodeSettings,
): Promise<void> {
  return db.transaction().execute((trx) => {
    const use: CodeUse = { purpose: 'proof', phone, memberId }
    return issueCode(trx, { use, owner: { userId: memberId, phone } }, settings)
  })
}

/** Uses up a code; answers whose it was, or undefined where it was wrong, old, used, or tried too often. */
async function redeemCode(
  db: Db,
  use: CodeUse,
  { code, secret }: { code: string; secret: string },
) {
  const key = codeKey(use, secret)
  const given = codeHash(use, code, secret)
  const kept = await takeTry(db, key)
  if (!kept || !isSameHash(kept.codeHash, given)) return undefined
  return (await spendCode(db, { key, codeHash: given })) ? (kept.userId ?? undefined) : undefined
}

/** The same whatever was wrong; told of the field too, so that it stands there when the toast has gone. */
export const wrongCode = () =>
  new AppError('WRONG_CODE', { errors: { code: sentenceOf('WRONG_CODE') } })

/**
 * The member whom a sign-in code lets in; each code lets in once.
 * @throws AppError WRONG_CODE, whatever was wrong about it
 */
export async function redeemSignInCode(
  db: Db,
  { phone, code }: { phone: string; code: string },
  { sessionSecret }: Pick<CodeSettings, 'sessionSecret'>,
): Promise<number> {
  const use: CodeUse = { purpose: 'sign-in', phone }
  const userId = await redeemCode(db, use, { code, secret: sessionSecret() })
  // The phone may have become another's since the code was sent.
  const owner = userId === undefined ? undefined : await findPhoneOwner(db, phoneDigits(phone))
  if (owner === undefined || owner.id !== userId) throw wrongCode()
  return owner.id
}

/**
 * Proves a phone and stores it as the member's.
 * @throws AppError WRONG_CODE; PHONE_TAKEN where the code was right and another account has proven the phone
 */
export async function provePhone(
  db: Db,
  { memberId, phone, code }: { memberId: number; phone: string; code: string },
  { sessionSecret }: Pick<CodeSettings, 'sessionSecret'>,
): Promise<void> {
  const use: CodeUse = { purpose: 'proof', phone, memberId }
  const userId = await redeemCode(db, use, { code, secret: sessionSecret() })
  if (userId !== memberId) throw wrongCode()
  try {
    await storeVerifiedPhone(db, { userId, phone })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_verified_phone_once')) throw error
    throw new AppError('PHONE_TAKEN', { cause: error })
  }
}
