import { countFaults } from '@farandfew/domain/integrity/admin-integrity.ts'
import {
  checkSums,
  compareWithGateway,
  getIntegrity,
  resolveFault,
} from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import type { FastifyInstance } from 'fastify'
import { checkSums as runSumChecks } from './check-sums.ts'
import { compareWithGateway as compare } from './gateway-comparison.service.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { readIntegrity, resolveFault as resolve } from './integrity.service.ts'

/** Everything about money and messages that is not in order, and the actions that resolve it. */
export async function integrityRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context

  route(app, getIntegrity, async ({ record }) => {
    const answer = await readIntegrity(db, context)
    const details = { faults: countFaults(answer.kinds) }
    await record({ action: 'integrity.viewed', details })
    return answer
  })

  route(app, checkSums, async ({ record }) => {
    await runSumChecks(context, { olderThanMinutes: 0 })
    const answer = await readIntegrity(db, context)
    const details = { faults: countFaults(answer.kinds) }
    await record({ action: 'integrity.checked', details })
    return answer
  })

  route(app, compareWithGateway, async ({ body: { days }, record }) => {
    const answer = await compare(context, days)
    await record({ action: 'gateway.compared', details: { days, differences: answer.total } })
    return answer
  })

  route(app, resolveFault, async ({ actor, params, body }) => {
    await resolve(context, actor, { ...params, resolution: body })
    return readIntegrity(db, context)
  })
}
