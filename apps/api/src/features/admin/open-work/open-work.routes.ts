import { getOpenWork, queueRules } from '@farandfew/domain/admin/open-work'
import { mayOperator } from '@farandfew/domain/admin/roles'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context/context.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly, leaveSessionEnd, roleOf } from '../../../session/admin-session.ts'
import { readOpenWork } from './open-work.queries.ts'

/** How much waits in each queue, for an open console that asks by itself. */
export async function openWorkRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(
    app,
    getOpenWork,
    async ({ request }) => {
      const mayReadReports = mayOperator(roleOf(request), queueRules.reports.needs)
      leaveSessionEnd(request)
      const { reports, ...others } = await readOpenWork(db, {
        now: clock.now(),
        today: clock.today(),
      })
      return { ...others, reports: mayReadReports ? reports : null }
    },
    adminOnly,
  )
}
