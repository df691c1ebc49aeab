import { getOpenWork } from '@farandfew/domain/today/admin-open-work.contract.ts'
import { queueRules } from '@farandfew/domain/today/queue-rules.ts'
import { mayOperator } from '@farandfew/domain/contract/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { leaveSessionEnd, roleOf } from '../../platform/session/admin-session.ts'
import { readOpenWork } from './open-work.queries.ts'

/** How much waits in each queue, for an open console that asks by itself. */
export async function openWorkRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, getOpenWork, async ({ request }) => {
    const mayReadReports = mayOperator(roleOf(request), queueRules.reports.needs)
    leaveSessionEnd(request)
    const { reports, ...others } = await readOpenWork(db, {
      now: clock.now(),
      today: clock.today(),
    })
    return { ...others, reports: mayReadReports ? reports : null }
  })
}
