import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@farandfew/domain/admin/security'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { limitByKey, type Limits } from '../../../plugins/rate-limit.ts'
import { secretHash } from '../../../session/cookie-session.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import { readSecondFactor } from '../../../second-factor/second-factor.ts'
import {
  type FactorCall,
  offerFactor,
  renewCodes,
  switchOff,
  switchOn,
} from './second-factor.service.ts'

export interface AdminSecurityRoutesOptions {
  db: Db
  /** argon2, PHC format. */
  adminPasswordHash: () => string
  sessionSecret: () => string
  limits: Limits
}

const wrongPassword = 'Incorrect password'

/** The console's second factor: switched on and off at the console itself. */
export async function adminSecurityRoutes(
  app: FastifyInstance,
  { db, adminPasswordHash, sessionSecret, limits }: AdminSecurityRoutesOptions,
): Promise<void> {
  const countChange = limitByKey(app, 'secondFactorChanges', limits)
  const countCode = limitByKey(app, 'secondFactorCodes', limits)

  const callOf = (request: FastifyRequest): FactorCall => ({
    db,
    sessionSecret: sessionSecret(),
    sid: secretHash(request.session.sessionId),
    actor: actorOf(request),
  })

  /** What takes a code of the factor: tries count, what was right is none. */
  async function withCode<Result>(request: FastifyRequest, act: () => Promise<Result>) {
    await countCode(request, 'everybody')
    const result = await act()
    await countCode.forgive('everybody')
    return result
  }

  /** @throws AppError VALIDATION_FAILED at the field: the session is open, and stays so */
  async function checkPassword(request: FastifyRequest, password: string): Promise<void> {
    await countChange(request, 'everybody')
    if (await verify(adminPasswordHash(), password)) return
    await recordAction(db, actorOf(request), { action: 'second-factor.refused' })
    const errors = { password: wrongPassword }
    throw new AppError('VALIDATION_FAILED', { detail: wrongPassword, errors })
  }

  route(app, getSecondFactor, () => readSecondFactor(db), adminOnly)

  route(
    app,
    offerSecondFactor,
    async ({ body, request }) => {
      await checkPassword(request, body.password)
      return offerFactor(callOf(request))
    },
    adminOnly,
  )

  route(
    app,
    switchSecondFactorOn,
    ({ body, request }) => withCode(request, () => switchOn(callOf(request), body.code)),
    adminOnly,
  )

  route(
    app,
    switchSecondFactorOff,
    async ({ body, request }) => {
      await checkPassword(request, body.password)
      return withCode(request, () => switchOff(callOf(request), body.code))
    },
    adminOnly,
  )

  route(
    app,
    renewRecoveryCodes,
    async ({ body, request }) => {
      await checkPassword(request, body.password)
      return withCode(request, () => renewCodes(callOf(request), body.code))
    },
    adminOnly,
  )
}
