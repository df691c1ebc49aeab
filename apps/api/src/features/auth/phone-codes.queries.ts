import { otpRules } from '@farandfew/domain/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PhoneCodesTable } from '../../db/tables.ts'

const seconds = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`

export interface CodeToStore {
  key: string
  codeHash: string
  purpose: PhoneCodesTable['purpose']
  /** Null where the phone is nobody's. */
  userId: number | null
}

/**
 * Stores a code in place of the one before. Answers false, and leaves that one as it is, where it is too young to be
 * replaced: of requests that run at once, one stores.
 */
export async function storeCode(db: Db, code: CodeToStore): Promise<boolean> {
  const { key, ...fields } = code
  const values = {
    ...fields,
    tries: 0,
    createdAt: sql<Date>`now()`,
    expiresAt: seconds(otpRules.expiresInSeconds),
  }
  const stored = await db
    .insertInto('phoneCodes')
    .values({ key, ...values })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(values)
        .where('phoneCodes.createdAt', '<=', seconds(-otpRules.resendAfterSeconds)),
    )
    .returning('key')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Counts a try and answers what it is held against; undefined where no code is live or its tries are used up. Counting
 * and reading are one statement, so that tries that run at once cannot be more than the rule allows.
 */
export function takeTry(db: Db, key: string) {
  return db
    .updateTable('phoneCodes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('key', '=', key)
    .where('tries', '<', otpRules.tries)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['codeHash', 'userId'])
    .executeTakeFirst()
}

/** Uses a code up; false where another has done so, or a newer code took its place. */
export async function spendCode(
  db: Db,
  { key, codeHash }: Pick<CodeToStore, 'key' | 'codeHash'>,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('phoneCodes')
    .where('key', '=', key)
    .where('codeHash', '=', codeHash)
    .returning('key')
    .executeTakeFirst()
  return spent !== undefined
}

/** The member whose verified phone has these digits, with the number as they gave it; undefined where it is nobody's. */
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

/** Stores a phone as the member's own and proven. The database refuses it where another account has proven it. */
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
