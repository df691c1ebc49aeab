import {
  closeAdminSession,
  getAdminSession,
  openAdminSession,
  type AdminSession,
  type AdminSignInForm,
} from '@farandfew/domain/admin/session'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { addressOf, limitByKey, limitedBy, type Limits } from '../../../plugins/rate-limit.ts'
import { requireHttps } from '../../../session/cookie-session.ts'
import { adminCookie, closeSession, isOpen, openSession } from '../../../session/admin-session.ts'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import { type Proof, proveFactor } from '../../../second-factor/second-factor.ts'

export interface AdminSessionRoutesOptions {
  db: Db
  publicAdminUrl: string
  /** argon2, PHC format. */
  adminPasswordHash: () => string
  sessionSecret: () => string
  limits: Limits
}

/** What the gate answers to a right password whose code is missing or wrong. */
const refusals = {
  needed: { code: 'SECOND_FACTOR_NEEDED', action: 'session.code-asked' },
  wrong: { code: 'WRONG_CODE', action: 'session.code-refused' },
} as const

const isRefused = (proof: Proof): proof is keyof typeof refusals => proof in refusals

function sessionOf(request: FastifyRequest): AdminSession {
  const operator = request.session?.get('operator')
  return { open: isOpen(request), ...(operator === undefined ? {} : { operator }) }
}

/** The console's gate (rulings 3). */
export async function adminSessionRoutes(
  app: FastifyInstance,
  { db, publicAdminUrl, adminPasswordHash, sessionSecret, limits }: AdminSessionRoutesOptions,
): Promise<void> {
  const countOwnTry = limitByKey(app, 'adminSignIn', limits)
  const countTry = limitByKey(app, 'adminSignInOverall', limits)
  const countCode = limitByKey(app, 'secondFactorCodes', limits)

  /** @throws AppError WRONG_PASSWORD, SECOND_FACTOR_NEEDED, WRONG_CODE or TOO_MANY_REQUESTS, noted in the log */
  async function checkSignIn(request: FastifyRequest, body: AdminSignInForm): Promise<void> {
    const actor = { ...actorOf(request), operator: body.operator ?? null }
    const address = addressOf(request)
    await countOwnTry(request, address)
    // All tries of everybody count together: whoever has many addresses gets no more of them.
    await countTry(request, 'everybody')
    if (!(await verify(adminPasswordHash(), body.password))) {
      await recordAction(db, actor, { action: 'session.refused' })
      throw new AppError('WRONG_PASSWORD')
    }
    // A working day has many sign-ins; tries at the code are counted by themselves.
    await Promise.all([countOwnTry.forgive(address), countTry.forgive('everybody')])
    const { code } = body
    if (code !== undefined) await countCode(request, 'everybody')
    const input = { code, sessionSecret: sessionSecret(), actor }
    const proof = await db.transaction().execute((trx) => proveFactor(trx, input))
    if (isRefused(proof)) {
      await recordAction(db, actor, { action: refusals[proof].action })
      throw new AppError(refusals[proof].code)
    }
    if (code !== undefined) await countCode.forgive('everybody')
  }

  route(app, openAdminSession, async ({ body, request }) => {
    requireHttps(request, adminCookie(publicAdminUrl), 'console')
    await checkSignIn(request, body)
    await openSession(request, body.operator)
    await recordAction(db, actorOf(request), { action: 'session.opened' })
    return sessionOf(request)
  })

  route(app, getAdminSession, ({ request }) => sessionOf(request))

  route(
    app,
    closeAdminSession,
    async ({ request, reply }) => {
      if (isOpen(request)) {
        await recordAction(db, actorOf(request), { action: 'session.closed' })
        await closeSession(request, reply, publicAdminUrl)
      }
      return { open: false }
    },
    { config: limitedBy('adminSession', limits) },
  )
}
