import { recoveryRules } from '@farandfew/domain/constants/limits.ts'
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/connect.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import type { ConsoleAccount } from '../../platform/session/console-account.ts'

/** Base32 (RFC 4648) in lower case: without 0 and 1, which look like o and l. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567'

/** 80 random bits. */
function makeCode(): string {
  const { groups, groupLength } = recoveryRules
  return Array.from(randomBytes(groups * groupLength), (byte) => digits[byte % digits.length]).join(
    '',
  )
}

const inGroups = (code: string) => code.match(/.{4}/g)!.join('-')

/** Keys the plain hash of a code: a copy of the table alone is not enough to try codes. */
const keyedHash = (plainHash: string, sessionSecret: string) =>
  createHmac('sha256', sessionSecret).update(`recovery code ${plainHash}`).digest('base64url')

const storedForm = (code: string, sessionSecret: string) =>
  keyedHash(secretHash(code), sessionSecret)

/** Keys the hashes that an earlier version stored without a key, so that codes printed then still work. */
export async function keyOldRecoveryCodes(db: Db, sessionSecret: string): Promise<void> {
  const rows = await db
    .selectFrom('recoveryCodes')
    .select('hash')
    .where('isKeyed', '=', false)
    .execute()
  for (const { hash } of rows) {
    await db
      .updateTable('recoveryCodes')
      .set({ hash: keyedHash(hash, sessionSecret), isKeyed: true })
      .where('hash', '=', hash)
      .where('isKeyed', '=', false)
      .execute()
  }
}

/** Replaces all recovery codes of an account, and returns the new ones in groups. */
export async function replaceRecoveryCodes(
  db: Db,
  account: ConsoleAccount,
  sessionSecret: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryRules.count }, makeCode)
  await db
    .deleteFrom('recoveryCodes')
    .where('operatorId', 'is not distinct from', account)
    .execute()
  await db
    .insertInto('recoveryCodes')
    .values(
      codes.map((code) => ({
        hash: storedForm(code, sessionSecret),
        operatorId: account,
        isKeyed: true,
      })),
    )
    .execute()
  return codes.map(inGroups)
}

/** Uses a code of an account, and returns whether it was valid and unused. */
export async function redeemRecoveryCode(
  db: Db,
  account: ConsoleAccount,
  code: string,
  sessionSecret: string,
): Promise<boolean> {
  // An instance of the earlier version may have stored codes since this one started.
  await keyOldRecoveryCodes(db, sessionSecret)
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: new Date() })
    .where('hash', '=', storedForm(code, sessionSecret))
    .where('operatorId', 'is not distinct from', account)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The number of unused codes of an account. */
export async function countRecoveryCodes(db: Db, account: ConsoleAccount): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('operatorId', 'is not distinct from', account)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
