import { brand } from '@farandfew/domain/brand'
import {
  type SecondFactor,
  type SecondFactorOffer,
  type SecondFactorWithCodes,
} from '@farandfew/domain/admin/security'
import { totpRules } from '@farandfew/domain/constants'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Actor, recordAction } from '../../../audit/record-action.ts'
import { replaceRecoveryCodes } from '../../../second-factor/recovery-codes.ts'
import {
  openFactor,
  checkFactor,
  readSecondFactor,
  removeFactor,
  sealFactor,
} from '../../../second-factor/second-factor.ts'
import { makeTotpSecret, totpStepOf, totpUri } from '../../../second-factor/totp.ts'

export interface FactorCall {
  db: Db
  sessionSecret: string
  /** The hash of the session id. */
  sid: string
  actor: Actor
}

const isOn = () =>
  new AppError('SECOND_FACTOR_CHANGED', { detail: 'The second factor is already on.' })
const isOff = () =>
  new AppError('SECOND_FACTOR_CHANGED', { detail: 'The second factor is already off.' })

function wrongCode(detail = 'This code is wrong or was used before.') {
  return new AppError('VALIDATION_FAILED', { detail, errors: { code: detail } })
}

/** Offers this session a new secret, which replaces an unconfirmed one. */
export async function offerFactor(call: FactorCall): Promise<SecondFactorOffer> {
  const { db, sid, sessionSecret } = call
  if ((await readSecondFactor(db)).on) throw isOn()
  const secret = makeTotpSecret()
  const values = { secret: sealFactor(secret, sessionSecret), createdAt: new Date() }
  await db
    .insertInto('secondFactorOffers')
    .values({ sid, ...values })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet(values))
    .execute()
  return { secret, uri: totpUri(secret, brand.name, 'Console') }
}

/** Uses the secret offered to this session, and checks its first code. */
async function redeemOffer(trx: Db, { sid, sessionSecret }: FactorCall, code: string) {
  const offer = await trx
    .deleteFrom('secondFactorOffers')
    .where('sid', '=', sid)
    .where('createdAt', '>', sql<Date>`now() - ${totpRules.offerMinutes} * interval '1 minute'`)
    .returning('secret')
    .executeTakeFirst()
  const secret = offer && openFactor(offer.secret, sessionSecret)
  if (offer === undefined || secret === undefined) {
    // Another tab of this session may have used it.
    if ((await readSecondFactor(trx)).on) throw isOn()
    throw wrongCode('The secret is too old. Please start again.')
  }
  const step = totpStepOf(code, secret, Date.now())
  if (step === undefined) throw wrongCode("This code is wrong. Is your phone's clock right?")
  return { secret: offer.secret, lastStep: step }
}

/** Switches the factor on with its first code, and ends all other sessions, which have not used it. */
export async function switchOn(call: FactorCall, code: string): Promise<SecondFactorWithCodes> {
  return call.db.transaction().execute(async (trx) => {
    // One at a time: two requests that end each other's session and offer would deadlock.
    await sql`lock table second_factor in share row exclusive mode`.execute(trx)
    if ((await readSecondFactor(trx)).on) throw isOn()
    const factor = await redeemOffer(trx, call, code)
    const written = await trx
      .insertInto('secondFactor')
      .values(factor)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) throw isOn()
    const recoveryCodes = await replaceRecoveryCodes(trx, call.sessionSecret)
    const ended = await trx
      .deleteFrom('adminSessions')
      .where('sid', '<>', call.sid)
      .executeTakeFirstOrThrow()
    const details = { endedSessions: Number(ended.numDeletedRows) }
    await recordAction(trx, call.actor, { action: 'second-factor.on', details })
    return { ...(await readSecondFactor(trx)), recoveryCodes }
  })
}

/** Runs work that needs a valid code. */
function withCheckedCode<T>(
  call: FactorCall,
  code: string,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  const { db, sessionSecret, actor } = call
  return db.transaction().execute(async (trx) => {
    const check = await checkFactor(trx, { code, sessionSecret, actor })
    if (check === 'off') throw isOff()
    if (check === 'wrong') throw wrongCode()
    return work(trx)
  })
}

/** Switches the factor off. */
export const switchOff = (call: FactorCall, code: string): Promise<SecondFactor> =>
  withCheckedCode(call, code, async (trx) => {
    await removeFactor(trx)
    await recordAction(trx, call.actor, { action: 'second-factor.off' })
    return readSecondFactor(trx)
  })

/** Replaces the recovery codes. */
export const renewCodes = (call: FactorCall, code: string): Promise<SecondFactorWithCodes> =>
  withCheckedCode(call, code, async (trx) => {
    const recoveryCodes = await replaceRecoveryCodes(trx, call.sessionSecret)
    await recordAction(trx, call.actor, { action: 'recovery-codes.renewed' })
    return { ...(await readSecondFactor(trx)), recoveryCodes }
  })
