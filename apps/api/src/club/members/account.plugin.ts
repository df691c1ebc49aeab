import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { eraseRoutes } from '../personal-data/erase.routes.ts'
import { exportRoutes } from '../personal-data/export.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { quizRoutes } from '../quiz/member-quiz.routes.ts'
import { requestsRoutes } from '../invites/member-requests.routes.ts'
import { sessionsRoutes } from '../auth/sessions.routes.ts'
import { tripsRoutes } from '../bookings/member-trips.routes.ts'

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
