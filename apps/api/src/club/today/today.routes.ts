import { getClubFigures, getFirstSteps } from '@farandfew/domain/today/admin-today.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { leaveSessionEnd } from '../../platform/session/admin-session.ts'
import { readFirstSteps } from './first-steps.queries.ts'
import { listDeparturesAhead, readMoney, readReplies, readSteps } from './today.queries.ts'

/** How the club is doing. What waits is the call of open work. */
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
}
