import * as calls from '@farandfew/domain/selections/admin-selections.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { proposeSelection } from './admin-selections.service.ts'

/** Which applicants make the best-balanced group of a departure. */
export async function adminSelectionsRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(app, calls.proposeSelection, async ({ params: { id }, record }) => {
    const proposal = await proposeSelection(db, { id, today: clock.today() })
    await record({
      action: 'selection.proposed',
      subject: `departure ${id}`,
      details: { applicants: proposal.applicants, chosen: proposal.chosen.length },
    })
    return proposal
  })
}
