import {
  changeOperator,
  deactivateOperator,
  endAdminSession,
  inviteOperator,
  listAdminSessions,
  listOperators,
  sendOperatorLink,
  switchClubPassword,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import { accountOf, consoleAccountName } from '../../platform/session/admin-session.ts'
import { sessionName } from '../../platform/session/session-name.ts'
import { endSession, listSessionsOf } from './operator-sessions.service.ts'
import { listOperatorRows } from './operators.queries.ts'
import {
  addOperator,
  changeRole,
  deactivate,
  readClubPassword,
  renewLink,
  switchClubPasswordFor,
} from './operators.service.ts'

/** The people who work with the console, their sessions, and the club's password: for the owner. */
export async function adminOperatorsRoutes(
  app: FastifyInstance,
  context: AppContext,
): Promise<void> {
  const { db, secrets } = context
  const links = limitByKey('operatorInvitations', context)
  const countLink = (request: FastifyRequest) => links.count(consoleAccountName(accountOf(request)))

  route(app, listOperators, async ({ actor }) => ({
    items: await listOperatorRows(db),
    clubPassword: await readClubPassword(context, actor),
  }))

  // Outside of the transaction: a link that could not be sent counts too.
  const counted = { preHandler: countLink }

  transactionRoute(
    app,
    inviteOperator,
    ({ body, ...call }) => addOperator(call, context, body),
    counted,
  )

  transactionRoute(app, changeOperator, ({ params, body, ...call }) =>
    changeRole(call, { ...params, ...body }),
  )

  transactionRoute(
    app,
    sendOperatorLink,
    ({ params, body, ...call }) => renewLink(call, context, { ...params, ...body }),
    counted,
  )

  transactionRoute(app, deactivateOperator, ({ params, ...call }) => deactivate(call, params.id))

  transactionRoute(app, switchClubPassword, ({ body, ...call }) =>
    switchClubPasswordFor(call, context, body.on),
  )

  const listAll = (from: Db, request: FastifyRequest) =>
    listSessionsOf(from, {
      current: sessionName(request.session.sessionId),
      clubPasswordId: secrets.adminPasswordId(),
    })

  route(app, listAdminSessions, ({ request }) => listAll(db, request))

  transactionRoute(app, endAdminSession, async ({ params, ...call }) => {
    await endSession(context, call, params)
    return listAll(call.trx, call.request)
  })
}
