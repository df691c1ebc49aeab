import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@farandfew/domain/operator-sessions/admin-security.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import { verifyPassword } from '../../platform/secrets/password.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { accountOf } from '../../platform/session/admin-session.ts'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import { readSecondFactor } from './second-factor.ts'
import {
  type FactorCall,
  offerFactor,
  renewCodes,
  switchOff,
  switchOn,
} from './second-factor.service.ts'

const wrongPassword = 'Incorrect password'

/** The hash of the session's id. */
const sidOf = (request: FastifyRequest) => secretHash(request.session.sessionId)

/** Switches the second factor of the session's account on and off, and renews its recovery codes. */
export async function adminSecurityRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db, secrets } = context
  const passwords = limitByKey('consolePasswords', context)
  const codes = limitByKey('consoleCodes', context)

  const callOf = (request: FastifyRequest): FactorCall => ({
    db,
    account: accountOf(request),
    label: request.session.get('operator') ?? 'Console',
    sessionSecret: secrets.session(),
    sid: sidOf(request),
    actor: actorOf(request),
  })

  /** Runs work that checks a code. Only wrong codes count against the limit. */
  async function withCode<Result>(request: FastifyRequest, act: () => Promise<Result>) {
    const key = sidOf(request)
    await codes.count(key)
    const result = await act()
    await codes.uncount(key)
    return result
  }

  async function findPasswordHash(request: FastifyRequest): Promise<string | null | undefined> {
    const account = accountOf(request)
    if (account === null) return secrets.adminPasswordHash()
    const row = await db
      .selectFrom('operators')
      .select('passwordHash')
      .where('id', '=', account)
      .executeTakeFirst()
    return row?.passwordHash
  }

  /** @throws AppError VALIDATION_FAILED on `password`, not WRONG_PASSWORD: the session stays open */
  async function checkPassword(request: FastifyRequest, password: string): Promise<void> {
    const key = sidOf(request)
    await passwords.count(key)
    if (await verifyPassword(await findPasswordHash(request), password))
      return passwords.uncount(key)
    await recordAction(db, actorOf(request), { action: 'second-factor.refused' })
    const errors = { password: wrongPassword }
    throw new AppError('VALIDATION_FAILED', { detail: wrongPassword, errors })
  }

  route(app, getSecondFactor, ({ request }) => readSecondFactor(db, accountOf(request)))

  route(app, offerSecondFactor, async ({ body, request }) => {
    await checkPassword(request, body.password)
    const offer = () => offerFactor(callOf(request), body.code)
    return body.code === undefined ? offer() : withCode(request, offer)
  })

  route(app, switchSecondFactorOn, ({ body, request }) =>
    withCode(request, () => switchOn(callOf(request), body.code)),
  )

  route(app, switchSecondFactorOff, async ({ body, request }) => {
    await checkPassword(request, body.password)
    return withCode(request, () => switchOff(callOf(request), body.code))
  })

  route(app, renewRecoveryCodes, async ({ body, request }) => {
    await checkPassword(request, body.password)
    return withCode(request, () => renewCodes(callOf(request), body.code))
  })
}
