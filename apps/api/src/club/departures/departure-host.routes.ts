import { nameHost } from '@farandfew/domain/departures/admin-departures.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { adminOnly } from '../../platform/session/admin-session.ts'
import { getDepartureWithBookings } from './admin-departures.service.ts'
import { changeHost } from './departure-host.service.ts'

/** Names the account that has the group page of a departure as its host. */
export async function departureHostRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  route(
    app,
    nameHost,
    ({ params: { id }, body, request }) =>
      transact(context, async (trx) => {
        await changeHost(trx, context, {
          departureId: id,
          member: body.member,
          actor: actorOf(request),
        })
        return getDepartureWithBookings(trx, id, context.clock.today())
      }),
    adminOnly,
  )
}
