import type { SecondFactor } from '@farandfew/domain/operator-sessions/admin-security.ts'
import type { Db } from '../../platform/db/connect.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { ConsoleAccount } from '../../platform/session/console-account.ts'
import { countRecoveryCodes, redeemRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts'
import { openText, sealText } from '../../platform/secrets/sealed-text.ts'
import { totpStepOf } from './totp.ts'

const purpose = 'second factor of the console'

/** Seals an authenticator secret for the database. */
export const sealFactor = (secret: string, sessionSecret: string) =>
  sealText(secret, sessionSecret, purpose)
export const openFactor = (sealed: string, sessionSecret: string) =>
  openText(sealed, sessionSecret, purpose)

/** Whether sign-in to an account needs a second factor, and how many recovery codes are left. */
export async function readSecondFactor(db: Db, account: ConsoleAccount): Promise<SecondFactor> {
  const row = await db
    .selectFrom('secondFactor')
    .select('since')
    .where('operatorId', 'is not distinct from', account)
    .executeTakeFirst()
  if (!row) return { on: false, recoveryCodesLeft: 0 }
  return {
    on: true,
    since: row.since.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(db, account),
  }
}

/** Locks and returns the factor until the transaction ends. */
const lockFactor = (trx: Db, account: ConsoleAccount) =>
  trx
    .selectFrom('secondFactor')
    .select(['secret', 'lastStep'])
    .where('operatorId', 'is not distinct from', account)
    .forUpdate()
    .executeTakeFirst()

/** Uses a time step: each works once, and none before the last used one (RFC 6238 section 5.2). */
async function useStep(trx: Db, account: ConsoleAccount, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('operatorId', 'is not distinct from', account)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** `off`: there is no factor. `needed`: there is one, and the request has no code. */
export type FactorCheck = 'off' | 'needed' | 'wrong' | 'app' | 'recovery'

interface FactorCheckInput {
  account: ConsoleAccount
  code: string | undefined
  sessionSecret: string
  actor: Actor
}

/** Checks and uses a code. Must be in the transaction of the action that needs it. */
export async function checkFactor(
  trx: Db,
  { account, code, sessionSecret, actor }: FactorCheckInput,
): Promise<FactorCheck> {
  const factor = await lockFactor(trx, account)
  if (!factor) return 'off'
  if (code === undefined) return 'needed'
  if (code.length > 6) {
    if (!(await redeemRecoveryCode(trx, account, code, sessionSecret))) return 'wrong'
    const left = await countRecoveryCodes(trx, account)
    await recordAction(trx, actor, { action: 'recovery-code.used', details: { left } })
    return 'recovery'
  }
  const secret = openFactor(factor.secret, sessionSecret)
  const step = secret === undefined ? undefined : totpStepOf(code, secret, Date.now())
  return step !== undefined && (await useStep(trx, account, step)) ? 'app' : 'wrong'
}

/** Stores a factor whose first code was checked, and returns its recovery codes; undefined if there is one already. */
export async function addFactor(
  trx: Db,
  account: ConsoleAccount,
  factor: { secret: string; lastStep: number; sessionSecret: string },
): Promise<string[] | undefined> {
  const { secret, lastStep, sessionSecret } = factor
  const written = await trx
    .insertInto('secondFactor')
    .values({ operatorId: account, secret, lastStep })
    .onConflict((conflict) => conflict.column('operatorId').doNothing())
    .returning('since')
    .executeTakeFirst()
  return written && replaceRecoveryCodes(trx, account, sessionSecret)
}

/** Deletes an account's factor and its recovery codes. Returns false if there was none. */
export async function removeFactor(trx: Db, account: ConsoleAccount): Promise<boolean> {
  const isOf = 'is not distinct from'
  await trx.deleteFrom('recoveryCodes').where('operatorId', isOf, account).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('secondFactor')
    .where('operatorId', isOf, account)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
