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
  proveFactor,
  readSecondFactor,
  removeFactor,
  sealFactor,
} from '../../../second-factor/second-factor.ts'
import { makeTotpSecret, totpStepOf, totpUri } from '../../../second-factor/totp.ts'

/** Who asks, and with what the secrets are sealed. */
export interface FactorCall {
  db: Db
  sessionSecret: string
  /** The session as the table keeps it: hashed. */
  sid: string
  actor: Actor
}

const isOn = () =>
  new AppError('SECOND_FACTOR_CHANGED', { detail: 'The second factor is on already.' })
const isOff = () =>
  new AppError('SECOND_FACTOR_CHANGED', { detail: 'The second factor is off already.' })

function wrongCode(detail = 'This code is not right, or was used already.') {
  return new AppError('VALIDATION_FAILED', { detail, errors: { code: detail } })
}

/** A new secret for this session's next step; an earlier one that nobody confirmed is worth nothing any more. */
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

/** The secret that was offered to this session, and the time step of a code that fits it. */
async function checkOffer(trx: Db, { sid, sessionSecret }: FactorCall, code: string) {
  const offer = await trx
    .deleteFrom('secondFactorOffers')
    .where('sid', '=', sid)
    .where('createdAt', '>', sql<Date>`now() - ${totpRules.offerMinutes} * interval '1 minute'`)
    .returning('secret')
    .executeTakeFirst()
  const secret = offer && openFactor(offer.secret, sessionSecret)
  if (offer === undefined || secret === undefined) {
    // Another tab of this session may have used it meanwhile.
    if ((await readSecondFactor(trx)).on) throw isOn()
    throw wrongCode('The secret is too old. Please start again.')
  }
  const step = totpStepOf(code, secret, Date.now())
  if (step === undefined) throw wrongCode('This code is not right. Is your phone’s clock right?')
  return { secret: offer.secret, lastStep: step }
}

/** Switches the factor on by the first code, and ends every other session: none of them has proved it. */
export async function switchOn(call: FactorCall, code: string): Promise<SecondFactorWithCodes> {
  return call.db.transaction().execute(async (trx) => {
    // In turn: two that end each other's session and offer at once would wait for each other.
    await sql`lock table second_factor in share row exclusive mode`.execute(trx)
    if ((await readSecondFactor(trx)).on) throw isOn()
    const factor = await checkOffer(trx, call, code)
    const written = await trx
      .insertInto('secondFactor')
      .values(factor)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) throw isOn()
    const recoveryCodes = await replaceRecoveryCodes(trx)
    const ended = await trx
      .deleteFrom('adminSessions')
      .where('sid', '<>', call.sid)
      .executeTakeFirstOrThrow()
    const details = { endedSessions: Number(ended.numDeletedRows) }
    await recordAction(trx, call.actor, { action: 'second-factor.on', details })
    return { ...(await readSecondFactor(trx)), recoveryCodes }
  })
}

/** Does what only whoever holds the factor may. */
function withProof<T>(call: FactorCall, code: string, work: (trx: Db) => Promise<T>): Promise<T> {
  const { db, sessionSecret, actor } = call
  return db.transaction().execute(async (trx) => {
    const proof = await proveFactor(trx, { code, sessionSecret, actor })
    if (proof === 'off') throw isOff()
    if (proof === 'wrong') throw wrongCode()
    return work(trx)
  })
}

/** Switches the factor off. */
export const switchOff = (call: FactorCall, code: string): Promise<SecondFactor> =>
  withProof(call, code, async (trx) => {
    await removeFactor(trx)
    await recordAction(trx, call.actor, { action: 'second-factor.off' })
    return readSecondFactor(trx)
  })

/** Puts new recovery codes in place of the old ones. */
export const renewCodes = (call: FactorCall, code: string): Promise<SecondFactorWithCodes> =>
  withProof(call, code, async (trx) => {
    const recoveryCodes = await replaceRecoveryCodes(trx)
    await recordAction(trx, call.actor, { action: 'recovery-codes.renewed' })
    return { ...(await readSecondFactor(trx)), recoveryCodes }
  })
