import { getClubFigures } from '@farandfew/domain/admin/today'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context/context.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly, leaveSessionEnd } from '../../../session/admin-session.ts'
import { listDeparturesAhead, readMoney, readReplies, readSteps } from './today.queries.ts'

/** How the club is doing. What waits is the call of open work. */
export async function todayRoutes(app: FastifyInstance, { db, clock }: AppContext): Promise<void> {
  route(
    app,
    getClubFigures,
    async ({ request }) => {
      leaveSessionEnd(request)
      const today = clock.today()
      const [departures, steps, money, replies] = await Promise.all([
        listDeparturesAhead(db, today),
        readSteps(db),
        readMoney(db),
        readReplies(db),
      ])
      return { today, departures, steps, money, replies }
    },
    adminOnly,
  )
}
