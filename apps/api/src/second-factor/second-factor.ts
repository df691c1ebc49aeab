import type { SecondFactor } from '@farandfew/domain/admin/security'
import type { Db } from '../db/connect.ts'
import { type Actor, recordAction } from '../audit/record-action.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { openText, sealText } from '../secrets/sealed-text.ts'
import { totpStepOf } from './totp.ts'

const purpose = 'second factor of the console'

/** What the database keeps of an authenticator's secret. */
export const sealFactor = (secret: string, sessionSecret: string) =>
  sealText(secret, sessionSecret, purpose)
export const openFactor = (sealed: string, sessionSecret: string) =>
  openText(sealed, sessionSecret, purpose)

/** Whether the gate asks for a second factor, and how many recovery codes are left. */
export async function readSecondFactor(db: Db): Promise<SecondFactor> {
  const row = await db.selectFrom('secondFactor').select('since').executeTakeFirst()
  if (!row) return { on: false, recoveryCodesLeft: 0 }
  return {
    on: true,
    since: row.since.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(db),
  }
}

/** The factor's row, which nobody else uses or switches before the transaction ends. */
const lockFactor = (trx: Db) =>
  trx.selectFrom('secondFactor').select(['secret', 'lastStep']).forUpdate().executeTakeFirst()

/** Uses the code of a time step up: each opens once, and none that is older than the last one (RFC 6238 section 5.2). */
async function takeStep(trx: Db, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** `off`: there is no factor; `needed`: there is one, and no code came. */
export type Proof = 'off' | 'needed' | 'wrong' | 'app' | 'recovery'

export interface ProofInput {
  code: string | undefined
  sessionSecret: string
  actor: Actor
}

/** Uses a code up, in the transaction that does what it is for, and answers what it was. */
export async function proveFactor(
  trx: Db,
  { code, sessionSecret, actor }: ProofInput,
): Promise<Proof> {
  const factor = await lockFactor(trx)
  if (!factor) return 'off'
  if (code === undefined) return 'needed'
  if (code.length > 6) {
    if (!(await takeRecoveryCode(trx, code))) return 'wrong'
    const left = await countRecoveryCodes(trx)
    await recordAction(trx, actor, { action: 'recovery-code.used', details: { left } })
    return 'recovery'
  }
  const secret = openFactor(factor.secret, sessionSecret)
  const step = secret === undefined ? undefined : totpStepOf(code, secret, Date.now())
  return step !== undefined && (await takeStep(trx, step)) ? 'app' : 'wrong'
}

/** Takes the factor and its recovery codes away; false where there was none. */
export async function removeFactor(trx: Db): Promise<boolean> {
  await trx.deleteFrom('recoveryCodes').execute()
  const { numDeletedRows } = await trx.deleteFrom('secondFactor').executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
