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
import { recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { limitByKey } from '../../platform/plugins/rate-limit.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { accountOf, consoleAccountName } from '../../platform/session/admin-session.ts'
import { sessionName } from '../../platform/session/session-name.ts'
import { endSessionNamed, listSessionsOf } from './operator-sessions.queries.ts'
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

  route(app, inviteOperator, async ({ actor, body, request }) => {
    await countLink(request)
    return addOperator(context, actor, body)
  })

  transactionRoute(app, changeOperator, ({ trx, record, params: { id }, body }) =>
    changeRole(trx, record, { id, ...body }),
  )

  route(app, sendOperatorLink, async ({ actor, params: { id }, body, request }) => {
    await countLink(request)
    return renewLink(context, actor, { id, ...body })
  })

  route(app, deactivateOperator, ({ actor, params: { id } }) => deactivate(context, actor, id))

  route(app, switchClubPassword, ({ actor, body }) =>
    switchClubPasswordFor(context, actor, body.on),
  )

  const listAll = (request: FastifyRequest) =>
    listSessionsOf(db, {
      current: sessionName(request.session.sessionId),
      clubPasswordId: secrets.adminPasswordId(),
    })

  route(app, listAdminSessions, ({ request }) => listAll(request))

  route(app, endAdminSession, async ({ actor, params: { id }, request }) => {
    await db.transaction().execute(async (trx) => {
      if (!(await endSessionNamed(trx, { id }))) {
        throw new AppError('NOT_FOUND', { detail: 'This session has already ended.' })
      }
      await recordAction(trx, actor, { action: 'session.ended', details: { session: id } })
      await recordSecurityEvent({ ...context, db: trx }, request, {
        kind: 'operator.session-ended',
        outcome: 'success',
      })
    })
    return listAll(request)
  })
}
