import {
  acceptConnection,
  askToConnect,
  blockMember,
  declineConnection,
  disconnect,
  listConnections,
  listGroupConnections,
  reportMember,
  unblockMember,
  updateConnectionSettings,
  withdrawConnection,
} from '@farandfew/domain/connections/connections.contract.ts'
import {
  connectionRequestsPerDay,
  reportsPerDay,
} from '@farandfew/domain/connections/connection-rules.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getGroupAccess } from '../groups/group-access.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import {
  accept,
  ask,
  block,
  changeSettings,
  decline,
  endConnection,
  readConnections,
  readGroupConnections,
  unblock,
  withdraw,
} from './connections.service.ts'
import { sendReport } from './reports.service.ts'

const requestLimit = `You can send ${connectionRequestsPerDay} requests to connect in 24 hours`
const reportLimit = `You can send ${reportsPerDay} reports in 24 hours`

/** Requests to connect, connections, blocks and reports between members. */
export async function connectionsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const requests = limitByKey('connectionRequests', context)
  const reports = limitByKey('memberReports', context)
  const nameOf = (request: FastifyRequest) => `member ${getMemberId(request)}`

  route(app, listConnections, ({ userId }) => readConnections(context, userId))

  route(app, listGroupConnections, async ({ userId, params }) => {
    const member = { ...params, userId, today: context.clock.today() }
    return readGroupConnections(context, await getGroupAccess(context.db, member))
  })

  transactionRoute(app, updateConnectionSettings, ({ trx, userId, body }) =>
    changeSettings(trx, userId, body),
  )

  transactionRoute(
    app,
    askToConnect,
    ({ trx, userId, params, body }) => ask(trx, context, { ...params, userId, note: body.note }),
    { preHandler: (request) => requests.count(nameOf(request), requestLimit) },
  )

  const changes = [
    [acceptConnection, accept],
    [declineConnection, decline],
    [withdrawConnection, withdraw],
    [disconnect, endConnection],
  ] as const
  for (const [contract, change] of changes) {
    transactionRoute(app, contract, ({ trx, userId, params }) =>
      change(trx, context, { ...params, userId }),
    )
  }

  transactionRoute(app, blockMember, ({ trx, userId, params }) =>
    block(trx, context, { ...params, userId }),
  )

  transactionRoute(app, unblockMember, ({ trx, userId, params }) =>
    unblock(trx, { ...params, userId }),
  )

  transactionRoute(
    app,
    reportMember,
    ({ trx, userId, params, body }) => sendReport(trx, context, { ...params, userId }, body),
    { preHandler: (request) => reports.count(nameOf(request), reportLimit) },
  )
}
