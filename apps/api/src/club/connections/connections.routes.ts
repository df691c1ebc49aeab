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
import { route } from '../../platform/plugins/contract-route.ts'
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
import type { TwoMembers } from './pair.sql.ts'
import { sendReport } from './reports.service.ts'

const requestLimit = `You can send ${connectionRequestsPerDay} requests to connect in 24 hours`
const reportLimit = `You can send ${reportsPerDay} reports in 24 hours`

/** Requests to connect, connections, blocks and reports between members. */
export async function connectionsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const requests = limitByKey('connectionRequests', context)
  const reports = limitByKey('memberReports', context)
  const pairOf = (params: { memberId: number }, request: FastifyRequest): TwoMembers => ({
    userId: getMemberId(request),
    memberId: params.memberId,
  })

  route(app, listConnections, ({ userId }) => readConnections(context, userId))

  route(app, listGroupConnections, async ({ userId, params }) => {
    const asked = { ...params, userId, today: context.clock.today() }
    return readGroupConnections(context, await getGroupAccess(context.db, asked))
  })

  route(app, updateConnectionSettings, ({ userId, body }) => changeSettings(context, userId, body))

  route(app, askToConnect, async ({ params, body, request }) => {
    const pair = pairOf(params, request)
    await requests.count(`member ${pair.userId}`, requestLimit)
    return ask(context, { ...pair, note: body.note })
  })

  const changes = [
    [acceptConnection, accept],
    [declineConnection, decline],
    [withdrawConnection, withdraw],
    [disconnect, endConnection],
  ] as const
  for (const [contract, change] of changes) {
    route(app, contract, ({ params, request }) => change(context, pairOf(params, request)))
  }

  route(app, blockMember, ({ params, request }) => block(context, pairOf(params, request)))

  route(app, unblockMember, ({ params, request }) => unblock(context, pairOf(params, request)))

  route(app, reportMember, async ({ params, body, request }) => {
    const pair = pairOf(params, request)
    await reports.count(`member ${pair.userId}`, reportLimit)
    return sendReport(context, pair, body)
  })
}
