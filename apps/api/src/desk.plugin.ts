import type { Clock } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/connect.ts'
import { AppError } from './errors/app-error.ts'
import { addAdminSession, requireAdmin } from './features/admin/admin-session.ts'
import { adminSessionRoutes } from './features/admin/admin-session.routes.ts'
import { adminUsersRoutes } from './features/admin-users/admin-users.routes.ts'
import type { Limits } from './plugins/rate-limit.ts'

export interface DeskOptions {
  db: Db
  limits: Limits
  clock: () => Clock
  publicAdminUrl: string
  publicWebUrl: string
  clubEmail: string
  sessionSecret: () => string
  /** argon2, PHC format. */
  adminPasswordHash: () => string
  /** Called when messages were committed. */
  wakeOutbox: () => void
}

/** Everything below /api/admin, behind a session of its own. */
export async function deskPlugin(scope: FastifyInstance, options: DeskOptions): Promise<void> {
  await addAdminSession(scope, options)
  await scope.register(adminSessionRoutes, options)
  await scope.register(adminUsersRoutes, options)
  // Whoever is not signed in learns nothing of what is there and what is not (rulings 3).
  scope.all('/api/admin/*', { schema: { hide: true }, onRequest: requireAdmin }, async () => {
    throw new AppError('NOT_FOUND')
  })
}
