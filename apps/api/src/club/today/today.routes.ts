import {
  getClubFigures,
  getFirstSteps,
  getOpenWork,
} from '@farandfew/domain/today/admin-today.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { leaveSessionEnd, roleOf } from '../../platform/session/admin-session.ts'
import {
  listDeparturesAhead,
  readFirstSteps,
  readMoney,
  readReplies,
  readSteps,
} from './today.queries.ts'
import { queueRules } from '@farandfew/domain/today/today-lines.ts'
import { mayOperator } from '@farandfew/domain/contract/roles.ts'
import { readOpenWork } from './open-work.queries.ts'

/** How the club is doing, and how much waits in each queue. */
export async function todayRoutes(app: FastifyInstance, { db, clock }: AppContext): Promise<void> {
  route(app, getClubFigures, async ({ request }) => {
    leaveSessionEnd(request)
    const today = clock.today()
    const [departures, steps, money, replies] = await Promise.all([
      listDeparturesAhead(db, today),
      readSteps(db, today),
      readMoney(db, today),
      readReplies(db),
    ])
    return { today, departures, steps, money, replies }
  })

  route(app, getFirstSteps, () => readFirstSteps(db))

  // An open console asks for it by itself.
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
