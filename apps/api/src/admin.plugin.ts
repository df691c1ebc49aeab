import type { Clock } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/connect.ts'
import { AppError } from './errors/app-error.ts'
import { addAdminSession, requireAdmin } from './session/admin-session.ts'
import { adminSessionRoutes } from './features/admin/session/admin-session.routes.ts'
import { adminAuditRoutes } from './features/admin/audit/admin-audit.routes.ts'
import { adminInquiriesRoutes } from './features/admin/inquiries/admin-inquiries.routes.ts'
import { adminNewslettersRoutes } from './features/admin/newsletters/admin-newsletters.routes.ts'
import { adminDeparturesRoutes } from './features/admin/departures/admin-departures.routes.ts'
import { adminSecurityRoutes } from './features/admin/security/admin-security.routes.ts'
import { adminInvitesRoutes } from './features/admin/invites/admin-invites.routes.ts'
import { adminUsersRoutes } from './features/admin/users/admin-users.routes.ts'
import { adminTripsRoutes } from './features/admin/trips/admin-trips.routes.ts'
import type { Limits } from './plugins/rate-limit.ts'

export interface AdminOptions {
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
export async function adminPlugin(scope: FastifyInstance, options: AdminOptions): Promise<void> {
  await addAdminSession(scope, options)
  await scope.register(adminSessionRoutes, options)
  await scope.register(adminSecurityRoutes, options)
  await scope.register(adminUsersRoutes, options)
  await scope.register(adminDeparturesRoutes, options)
  await scope.register(adminTripsRoutes, options)
  await scope.register(adminInquiriesRoutes, options)
  await scope.register(adminNewslettersRoutes, options)
  await scope.register(adminAuditRoutes, options)
  await scope.register(adminInvitesRoutes, options)
  // Whoever is not signed in learns nothing of what is there and what is not (rulings 3).
  scope.all('/api/admin/*', { schema: { hide: true }, onRequest: requireAdmin }, async () => {
    throw new AppError('NOT_FOUND')
  })
}
