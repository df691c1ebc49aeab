import { recoveryRules } from '@farandfew/domain/constants/limits.ts'
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
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

/** A keyed hash: a copy of the table alone is not enough to try codes. */
const storedForm = (code: string, sessionSecret: string) =>
  createHmac('sha256', sessionSecret)
    .update(`recovery code ${secretHash(code)}`)
    .digest('base64url')

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
        // Otherwise an instance of version 0.x would key the hash again.
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
export const countRecoveryCodes = (db: Db, account: ConsoleAccount): Promise<number> =>
  countRows(
    db
      .selectFrom('recoveryCodes')
      .where('operatorId', 'is not distinct from', account)
      .where('usedAt', 'is', null),
  )
