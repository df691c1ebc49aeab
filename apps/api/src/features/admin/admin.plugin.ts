import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Limits } from '../../plugins/rate-limit.ts'
import { addAdminSession, requireAdmin } from './admin-session.ts'
import { adminSessionRoutes } from './admin-session.routes.ts'
import { adminUsersRoutes } from './admin-users.routes.ts'

export interface AdminOptions {
  db: Db
  publicAdminUrl: string
  sessionSecret: () => string
  adminPasswordHash: () => string
  limits: Limits
}

/** Everything below /api/admin, behind a session of its own. */
export async function adminPlugin(scope: FastifyInstance, options: AdminOptions): Promise<void> {
  await addAdminSession(scope, options)
  await scope.register(adminSessionRoutes, options)
  await scope.register(adminUsersRoutes, options)
  // Whoever is not signed in learns nothing of what is there and what is not (rulings 3).
  scope.all('/api/admin/*', { schema: { hide: true }, onRequest: requireAdmin }, async () => {
    throw new AppError('NOT_FOUND')
  })
}
