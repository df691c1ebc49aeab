import type {
  SecondFactor,
  SecondFactorOffer,
  SecondFactorWithCodes,
} from '@farandfew/domain/operator-sessions/admin-security.ts'
import { totpRules } from '@farandfew/domain/constants/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { ConsoleAccount } from '../../platform/session/console-account.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import {
  addFactor,
  openFactor,
  checkFactor,
  readSecondFactor,
  removeFactor,
  sealFactor,
} from './second-factor.ts'
import { firstStepOf, offerOf, wrongCode } from './factor-offer.ts'
import { makeTotpSecret } from './totp.ts'

export interface FactorCall {
  db: Db
  account: ConsoleAccount
  sessionSecret: string
  /** What an authenticator app shows next to the club's name. */
  label: string
  /** The hash of the session id. */
  sid: string
  actor: Actor
}

const isOn = () =>
  new AppError('SECOND_FACTOR_CHANGED', { detail: 'The second factor is already on.' })
const isOff = () =>
  new AppError('SECOND_FACTOR_CHANGED', { detail: 'The second factor is already off.' })

/**
 * Offers this session a new secret, which replaces an unconfirmed one. An operator's account has a second factor always:
 * a code of it allows to replace it.
 */
export async function offerFactor(call: FactorCall, code?: string): Promise<SecondFactorOffer> {
  const { db, account, sid, sessionSecret } = call
  if (account === null) {
    if ((await readSecondFactor(db, account)).on) throw isOn()
  } else {
    if (code === undefined) throw wrongCode('Please enter a code of your present app')
    await withCheckedCode(call, code, () => Promise.resolve())
  }
  const secret = makeTotpSecret()
  const values = { secret: sealFactor(secret, sessionSecret), createdAt: new Date() }
  await db
    .insertInto('secondFactorOffers')
    .values({ sid, ...values })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet(values))
    .execute()
  return offerOf(secret, call.label)
}

/** Uses the secret offered to this session, and checks its first code. */
async function redeemOffer(trx: Db, { account, sid, sessionSecret }: FactorCall, code: string) {
  const offer = await trx
    .deleteFrom('secondFactorOffers')
    .where('sid', '=', sid)
    .where('createdAt', '>', sql<Date>`now() - ${totpRules.offerMinutes} * interval '1 minute'`)
    .returning('secret')
    .executeTakeFirst()
  const secret = offer && openFactor(offer.secret, sessionSecret)
  if (offer === undefined || secret === undefined) {
    // Another tab of this session may have used it.
    if (account === null && (await readSecondFactor(trx, account)).on) throw isOn()
    throw wrongCode('The secret is too old. Please start again.')
  }
  return { secret: offer.secret, lastStep: firstStepOf(code, secret) }
}

/** Switches the factor on, or replaces it, with its first code, and ends the account's other sessions, which have not used it. */
export async function switchOn(call: FactorCall, code: string): Promise<SecondFactorWithCodes> {
  return call.db.transaction().execute(async (trx) => {
    // One at a time: two requests that end each other's session and offer would deadlock.
    await sql`lock table second_factor in share row exclusive mode`.execute(trx)
    const { account, sessionSecret } = call
    if (account === null && (await readSecondFactor(trx, account)).on) throw isOn()
    const factor = await redeemOffer(trx, call, code)
    if (account !== null) await removeFactor(trx, account)
    const recoveryCodes = await addFactor(trx, account, { ...factor, sessionSecret })
    if (!recoveryCodes) throw isOn()
    const ended = await trx
      .deleteFrom('adminSessions')
      .where('operatorId', 'is not distinct from', account)
      .where('sid', '<>', call.sid)
      .executeTakeFirstOrThrow()
    const details = { endedSessions: Number(ended.numDeletedRows) }
    await recordAction(trx, call.actor, { action: 'second-factor.on', details })
    return { ...(await readSecondFactor(trx, account)), recoveryCodes }
  })
}

/** Runs work that needs a valid code. */
function withCheckedCode<T>(
  call: FactorCall,
  code: string,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  const { db, account, sessionSecret, actor } = call
  return db.transaction().execute(async (trx) => {
    const check = await checkFactor(trx, { account, code, sessionSecret, actor })
    if (check === 'off') throw isOff()
    if (check === 'wrong') throw wrongCode()
    return work(trx)
  })
}

/** Switches the factor of the club's password off. */
export function switchOff(call: FactorCall, code: string): Promise<SecondFactor> {
  const { account, actor } = call
  if (account !== null) throw new AppError('SECOND_FACTOR_REQUIRED')
  return withCheckedCode(call, code, async (trx) => {
    await removeFactor(trx, account)
    await recordAction(trx, actor, { action: 'second-factor.off' })
    return readSecondFactor(trx, account)
  })
}

/** Replaces the recovery codes. */
export const renewCodes = (call: FactorCall, code: string): Promise<SecondFactorWithCodes> =>
  withCheckedCode(call, code, async (trx) => {
    const recoveryCodes = await replaceRecoveryCodes(trx, call.account, call.sessionSecret)
    await recordAction(trx, call.actor, { action: 'recovery-codes.renewed' })
    return { ...(await readSecondFactor(trx, call.account)), recoveryCodes }
  })
