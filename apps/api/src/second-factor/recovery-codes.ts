import { recoveryRules } from '@farandfew/domain/constants'
import { randomBytes } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { secretHash } from '../secrets/secret-hash.ts'

/** Base32 (RFC 4648) in lower case: without 0 and 1, which look like o and l. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567'

/** 80 random bits, so that a fast hash is safe. */
function makeCode(): string {
  const { groups, groupLength } = recoveryRules
  return Array.from(randomBytes(groups * groupLength), (byte) => digits[byte % digits.length]).join(
    '',
  )
}

const inGroups = (code: string) => code.match(/.{4}/g)!.join('-')

/** Replaces all recovery codes, and returns the new ones in groups. */
export async function replaceRecoveryCodes(db: Db): Promise<string[]> {
  const codes = Array.from({ length: recoveryRules.count }, makeCode)
  await db.deleteFrom('recoveryCodes').execute()
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ hash: secretHash(code) })))
    .execute()
  return codes.map(inGroups)
}

/** Uses a code, and returns whether it was valid and unused. */
export async function redeemRecoveryCode(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: new Date() })
    .where('hash', '=', secretHash(code))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The number of unused codes. */
export async function countRecoveryCodes(db: Db): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
