import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { wrongPassword } from '../members/password-check.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { type PhoneChange, phoneChanged } from './auth.mails.ts'
import { phoneDigits } from './one-time-code.ts'
import {
  type CheckedMember,
  clearPhone,
  lockContacts,
  storeVerifiedPhone,
} from './one-time-codes.queries.ts'
import { redeemCode, type TypedCode, wrongCode } from './one-time-codes.service.ts'

type Contacts = NonNullable<Awaited<ReturnType<typeof lockContacts>>>

/** Locks the member's contacts. @throws AppError VALIDATION_FAILED if the password was changed since it was checked */
async function lockOrRefuse(trx: Db, member: CheckedMember): Promise<Contacts> {
  const contacts = await lockContacts(trx, member)
  if (!contacts) throw wrongPassword()
  return contacts
}

/** Informs the member at their verified address. An address that is only claimed may be a stranger's and learns nothing. */
async function notify(
  trx: Db,
  { email, emailVerifiedAt }: Contacts,
  change: Omit<PhoneChange, 'to'>,
): Promise<void> {
  if (email === null || emailVerifiedAt === null) return
  await queueMail(trx, phoneChanged({ to: email, ...change }))
}

const lastDigits = (phone: string) => phoneDigits(phone).slice(-2)

/**
 * Verifies a phone by its code and stores it as the member's.
 * @throws AppError WRONG_CODE; PHONE_TAKEN if the code was right and another account has verified the phone;
 * VALIDATION_FAILED if the password was changed in the meantime
 */
export async function verifyPhoneByCode(
  context: AppContext,
  { memberId, passwordHash, phone, code, requestKey }: CheckedMember & TypedCode,
): Promise<void> {
  const use = { purpose: 'proof', phone, memberId, requestKey } as const
  if ((await redeemCode(context, use, code)) !== memberId) throw wrongCode()
  try {
    await transact(context, async (trx) => {
      const before = await lockOrRefuse(trx, { memberId, passwordHash })
      await storeVerifiedPhone(trx, memberId, phone)
      const previous = before.phoneVerifiedAt ? phoneDigits(before.phone ?? '') : undefined
      if (previous === phoneDigits(phone)) return
      const kind = previous === undefined ? 'added' : 'changed'
      await notify(trx, before, { kind, lastDigits: lastDigits(phone), webUrl: context.urls.web })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_verified_phone_once')) throw error
    throw new AppError('PHONE_TAKEN', { cause: error })
  }
}

/**
 * Removes the member's phone.
 * @throws AppError VALIDATION_FAILED if the password was changed in the meantime
 */
export async function removePhoneOf(context: AppContext, member: CheckedMember): Promise<void> {
  await transact(context, async (trx) => {
    const before = await lockOrRefuse(trx, member)
    await clearPhone(trx, member.memberId)
    if (before.phone === null || before.phoneVerifiedAt === null) return
    const change = { kind: 'removed', lastDigits: lastDigits(before.phone) } as const
    await notify(trx, before, { ...change, webUrl: context.urls.web })
  })
}
