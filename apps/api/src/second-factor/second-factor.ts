import type { SecondFactor } from '@farandfew/domain/admin/security'
import type { Db } from '../db/connect.ts'
import { type Actor, recordAction } from '../audit/record-action.ts'
import { countRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts'
import { openText, sealText } from '../secrets/sealed-text.ts'
import { totpStepOf } from './totp.ts'

const purpose = 'second factor of the console'

/** Seals an authenticator secret for the database. */
export const sealFactor = (secret: string, sessionSecret: string) =>
  sealText(secret, sessionSecret, purpose)
export const openFactor = (sealed: string, sessionSecret: string) =>
  openText(sealed, sessionSecret, purpose)

/** Whether sign-in needs a second factor, and how many recovery codes are left. */
export async function readSecondFactor(db: Db): Promise<SecondFactor> {
  const row = await db.selectFrom('secondFactor').select('since').executeTakeFirst()
  if (!row) return { on: false, recoveryCodesLeft: 0 }
  return {
    on: true,
    since: row.since.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(db),
  }
}

/** Locks and returns the factor until the transaction ends. */
const lockFactor = (trx: Db) =>
  trx.selectFrom('secondFactor').select(['secret', 'lastStep']).forUpdate().executeTakeFirst()

/** Uses a time step: each works once, and none before the last used one (RFC 6238 section 5.2). */
async function useStep(trx: Db, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** `off`: there is no factor. `needed`: there is one, and the request has no code. */
export type FactorCheck = 'off' | 'needed' | 'wrong' | 'app' | 'recovery'

interface FactorCheckInput {
  code: string | undefined
  sessionSecret: string
  actor: Actor
}

/** Checks and uses a code. Must be in the transaction of the action that needs it. */
export async function checkFactor(
  trx: Db,
  { code, sessionSecret, actor }: FactorCheckInput,
): Promise<FactorCheck> {
  const factor = await lockFactor(trx)
  if (!factor) return 'off'
  if (code === undefined) return 'needed'
  if (code.length > 6) {
    if (!(await redeemRecoveryCode(trx, code, sessionSecret))) return 'wrong'
    const left = await countRecoveryCodes(trx)
    await recordAction(trx, actor, { action: 'recovery-code.used', details: { left } })
    return 'recovery'
  }
  const secret = openFactor(factor.secret, sessionSecret)
  const step = secret === undefined ? undefined : totpStepOf(code, secret, Date.now())
  return step !== undefined && (await useStep(trx, step)) ? 'app' : 'wrong'
}

/** Deletes the factor and its recovery codes. Returns false if there was none. */
export async function removeFactor(trx: Db): Promise<boolean> {
  await trx.deleteFrom('recoveryCodes').execute()
  const { numDeletedRows } = await trx.deleteFrom('secondFactor').executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
