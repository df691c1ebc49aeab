import { otpRules } from '@farandfew/domain/constants/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { OneTimeCodesTable } from '../../platform/db/tables.ts'
import { phoneDigits } from './one-time-code.ts'

const secondsFromNow = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`

interface CodeToStore {
  key: string
  /** What the codes of all browsers for this use have in common. */
  sharedKey: string
  codeHash: string
  purpose: OneTimeCodesTable['purpose']
  /** Null until the phone's owner is looked up. */
  userId: number | null
  /** How long it is valid. */
  seconds: number
  /** After how many seconds it replaces the browser's previous one. */
  replacesAfter: number
}

/** The valid codes of other browsers. The lock makes requests for the same use wait for each other. */
async function countOtherCodes(trx: Db, { key, sharedKey }: CodeToStore): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('phone-codes'), hashtext(${sharedKey}))`.execute(
    trx,
  )
  return countRows(
    trx
      .selectFrom('oneTimeCodes')
      .where('sharedKey', '=', sharedKey)
      .where('key', '<>', key)
      .where('expiresAt', '>', sql<Date>`now()`),
  )
}

/**
 * Replaces the browser's previous code, and no other browser's, so that a stranger cannot make a code void by
 * requesting another. Returns false and keeps that code if it is too recent: of concurrent requests, one stores. Also
 * returns false if too many browsers have a code.
 */
export async function storeCode(trx: Db, code: CodeToStore): Promise<boolean> {
  if ((await countOtherCodes(trx, code)) >= otpRules.browsers) return false
  const { key, seconds, replacesAfter, ...fields } = code
  const values = {
    ...fields,
    tries: 0,
    createdAt: sql<Date>`now()`,
    expiresAt: secondsFromNow(seconds),
  }
  const stored = await trx
    .insertInto('oneTimeCodes')
    .values({ key, ...values })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(values)
        .where((is) =>
          is.or([
            is('oneTimeCodes.createdAt', '<=', secondsFromNow(-replacesAfter)),
            is('oneTimeCodes.tries', '>=', otpRules.tries),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return stored !== undefined
}

/** Gives a stored code to the phone's owner. Returns false if it is gone or has expired. */
export async function giveCode(
  trx: Db,
  { key, userId }: { key: string; userId: number },
): Promise<boolean> {
  const given = await trx
    .updateTable('oneTimeCodes')
    .set({ userId })
    .where('key', '=', key)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('key')
    .executeTakeFirst()
  return given !== undefined
}

/**
 * Counts an attempt and returns the stored code; undefined if there is no valid code or no attempt is left. Counting and
 * reading are one statement, so that concurrent attempts cannot exceed the limit.
 */
export function countAttempt(db: Db, key: string) {
  return db
    .updateTable('oneTimeCodes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('key', '=', key)
    .where('tries', '<', otpRules.tries)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['codeHash', 'userId'])
    .executeTakeFirst()
}

/** Deletes a used code. Returns false if another request used it, or a newer code replaced it. */
export async function deleteCode(
  db: Db,
  { key, codeHash }: Pick<CodeToStore, 'key' | 'codeHash'>,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('oneTimeCodes')
    .where('key', '=', key)
    .where('codeHash', '=', codeHash)
    .returning('key')
    .executeTakeFirst()
  return deleted !== undefined
}

/**
 * The member whose verified phone has these digits, with the number as they typed it; undefined if there is none, or if the account is
 * deactivated.
 */
export function findPhoneOwner(
  db: Db,
  digits: string,
): Promise<{ id: number; phone: string | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where(sql<string>`regexp_replace(phone, '[^0-9]', '', 'g')`, '=', digits)
    .where('phoneVerifiedAt', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * Whether the phone is still the member's verified one. Call it after the session is stored: a change of the password or
 * phone, or a deactivation, that ran at the same time has either ended that session, or is visible here because the row lock waits for it.
 */
export async function isStillPhoneOf(db: Db, userId: number, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .where('phoneVerifiedAt', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return phoneDigits(row?.phone ?? '') === phoneDigits(phone)
}

/** The member and the hash of the password that was just checked. */
export interface CheckedMember {
  memberId: number
  passwordHash: string
}

/** Locks the member's contacts. Returns undefined if the password was changed since it was checked. */
export const lockContacts = (trx: Db, { memberId, passwordHash }: CheckedMember) =>
  trx
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt', 'phone', 'phoneVerifiedAt'])
    .where('id', '=', memberId)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Stores the member's verified phone. Violates a unique index if another account has verified it. */
export async function storeVerifiedPhone(trx: Db, memberId: number, phone: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ phone, phoneVerifiedAt: sql<Date>`now()` })
    .where('id', '=', memberId)
    .execute()
}

export async function clearPhone(trx: Db, memberId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ phone: null, phoneVerifiedAt: null })
    .where('id', '=', memberId)
    .execute()
}
