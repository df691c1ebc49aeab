import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context/context.ts'
import { eraseRoutes } from './erase.routes.ts'
import { exportRoutes } from './export.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { quizRoutes } from './quiz.routes.ts'
import { requestsRoutes } from './requests.routes.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { tripsRoutes } from './trips.routes.ts'

/** What members see and change in their own account. Needs the member session. */
export async function accountPlugin(scope: FastifyInstance, context: AppContext): Promise<void> {
  await scope.register(profileRoutes, context)
  await scope.register(tripsRoutes, context)
  await scope.register(requestsRoutes, context)
  await scope.register(quizRoutes, context)
  await scope.register(sessionsRoutes, context)
  await scope.register(exportRoutes, context)
  await scope.register(eraseRoutes, context)
}
