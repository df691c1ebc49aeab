import type { FastifyInstance } from 'fastify'
import type { AccountOptions } from './account-options.ts'
import { eraseRoutes } from './erase.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { requestsRoutes } from './requests.routes.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { userQuizRoutes } from './quiz.routes.ts'
import { userTripsRoutes } from './trips.routes.ts'

/** What a member sees and does in their own account. Wants the members' session around it. */
export async function accountPlugin(
  scope: FastifyInstance,
  options: AccountOptions,
): Promise<void> {
  await scope.register(profileRoutes, options)
  await scope.register(userTripsRoutes, options)
  await scope.register(requestsRoutes, options)
  await scope.register(userQuizRoutes, options)
  await scope.register(sessionsRoutes, options)
  await scope.register(exportRoutes, options)
  await scope.register(eraseRoutes, options)
}
