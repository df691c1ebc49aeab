import { countFaults } from '@farandfew/domain/integrity/admin-integrity.ts'
import {
  checkSums,
  getIntegrity,
  resolveFault,
} from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import { checkSums as runSumChecks } from './check-sums.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { readIntegrity, resolveFault as resolve } from './integrity.service.ts'

/** Everything about money and messages that is not in order, and the actions that resolve it. */
export async function integrityRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context

  route(app, getIntegrity, async ({ request }) => {
    const answer = await readIntegrity(db, context)
    const details = { faults: countFaults(answer.kinds) }
    await recordAction(db, actorOf(request), { action: 'integrity.viewed', details })
    return answer
  })

  route(app, checkSums, async ({ request }) => {
    await runSumChecks(context, { olderThanMinutes: 0 })
    const answer = await readIntegrity(db, context)
    const details = { faults: countFaults(answer.kinds) }
    await recordAction(db, actorOf(request), { action: 'integrity.checked', details })
    return answer
  })

  route(app, resolveFault, async ({ params, body, request }) => {
    await resolve(context, actorOf(request), { ...params, resolution: body })
    return readIntegrity(db, context)
  })
}
