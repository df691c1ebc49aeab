import * as calls from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { listHosts } from './hosts.queries.ts'
import { addHost, changeHost, deleteHost, type HostCall } from './hosts.service.ts'

/** The people who host departures: lists, adds, changes and deletes them. */
export async function adminHostsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, urls } = context
  const callOf = (request: FastifyRequest): HostCall => ({
    context,
    actor: actorOf(request),
    today: clock.today(),
  })

  const readAll = async () => ({
    items: await listHosts(db, { today: clock.today() }),
    siteUrl: new URL(urls.web).origin,
  })

  route(app, calls.listAdminHosts, readAll)
  route(app, calls.addHost, ({ body, request }) => addHost(callOf(request), body))
  route(app, calls.changeHost, ({ params, body, request }) =>
    changeHost(callOf(request), params.id, body),
  )
  route(app, calls.deleteHost, async ({ params, request }) => {
    await deleteHost(callOf(request), params.id)
    return readAll()
  })
}
