import { otpRules } from '@farandfew/domain/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PhoneCodesTable } from '../../db/tables.ts'

const secondsFromNow = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`

interface CodeToStore {
  key: string
  codeHash: string
  purpose: PhoneCodesTable['purpose']
  /** Null if no member has the phone. */
  userId: number | null
}

/**
 * Replaces the previous code. Returns false and keeps that one if it is too recent: of concurrent requests, one stores.
 */
export async function storeCode(db: Db, code: CodeToStore): Promise<boolean> {
  const { key, ...fields } = code
  const values = {
    ...fields,
    tries: 0,
    createdAt: sql<Date>`now()`,
    expiresAt: secondsFromNow(otpRules.expiresInSeconds),
  }
  const stored = await db
    .insertInto('phoneCodes')
    .values({ key, ...values })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(values)
        .where('phoneCodes.createdAt', '<=', secondsFromNow(-otpRules.resendAfterSeconds)),
    )
    .returning('key')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Counts an attempt and returns the stored code; undefined if there is no valid code or no attempt is left. Counting and
 * reading are one statement, so that concurrent attempts cannot exceed the limit.
 */
export function countAttempt(db: Db, key: string) {
  return db
    .updateTable('phoneCodes')
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
    .deleteFrom('phoneCodes')
    .where('key', '=', key)
    .where('codeHash', '=', codeHash)
    .returning('key')
    .executeTakeFirst()
  return deleted !== undefined
}

/** The member whose verified phone has these digits, with the number as they typed it; undefined if there is none. */
export function findPhoneOwner(
  db: Db,
  digits: string,
): Promise<{ id: number; phone: string | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where(sql<string>`regexp_replace(phone, '[^0-9]', '', 'g')`, '=', digits)
    .where('phoneVerifiedAt', 'is not', null)
    .executeTakeFirst()
}

/** Stores the member's verified phone. Violates a unique index if another account has verified it. */
export async function storeVerifiedPhone(
  db: Db,
  { userId, phone }: { userId: number; phone: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ phone, phoneVerifiedAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}
