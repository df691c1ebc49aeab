import * as calls from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { listHosts } from './hosts.queries.ts'
import { addHost, changeHost, deleteHost } from './hosts.service.ts'

/** The people who host departures: lists, adds, changes and deletes them. */
export async function adminHostsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const readAll = async (db: Db) => ({
    items: await listHosts(db, { today: context.clock.today() }),
    siteUrl: new URL(context.urls.web).origin,
  })

  route(app, calls.listAdminHosts, () => readAll(context.db))
  transactionRoute(app, calls.addHost, (call) => addHost(context, call, call.body))
  transactionRoute(app, calls.changeHost, (call) =>
    changeHost(context, call, { ...call.params, ...call.body }),
  )
  transactionRoute(app, calls.deleteHost, async (call) => {
    await deleteHost(context, call, call.params.id)
    return readAll(call.trx)
  })
}
