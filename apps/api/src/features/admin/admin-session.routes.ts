import {
  closeAdminSession,
  getAdminSession,
  openAdminSession,
  type AdminSession,
} from '@farandfew/domain/admin'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { route } from '../../plugins/contract-route.ts'
import { limitByKey, limitedBy, type Limits } from '../../plugins/rate-limit.ts'
import { requireHttps } from '../../plugins/session.ts'
import { adminCookie, closeSession, isOpen, openSession } from './admin-session.ts'
import { actorOf, recordAction } from './audit.queries.ts'

export interface AdminSessionRoutesOptions {
  db: Db
  publicAdminUrl: string
  /** argon2, PHC format. */
  adminPasswordHash: () => string
  limits: Limits
}

function sessionOf(request: FastifyRequest): AdminSession {
  const operator = request.session?.get('operator')
  return { open: isOpen(request), ...(operator === undefined ? {} : { operator }) }
}

/** The console's gate (rulings 3). */
export async function adminSessionRoutes(
  app: FastifyInstance,
  { db, publicAdminUrl, adminPasswordHash, limits }: AdminSessionRoutesOptions,
): Promise<void> {
  const countTry = limitByKey(app, 'adminSignInOverall', limits)

  route(
    app,
    openAdminSession,
    async ({ body, request }) => {
      requireHttps(request, adminCookie(publicAdminUrl), 'console')
      // All tries of everybody count together: whoever has many addresses gets no more of them.
      await countTry(request, 'everybody')
      const good = await verify(adminPasswordHash(), body.password)
      const action = good ? 'session.opened' : 'session.refused'
      if (good) await openSession(request, body.operator)
      const actor = { ...actorOf(request), operator: body.operator ?? null }
      await recordAction(db, actor, { action })
      if (!good) throw new AppError('WRONG_PASSWORD')
      return sessionOf(request)
    },
    { config: limitedBy('adminSignIn', limits) },
  )

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
