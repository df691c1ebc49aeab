import {
  changeContact,
  confirmContact,
  deactivateMember,
  reactivateMember,
  sendResetLink,
  getAdminUser,
} from '@farandfew/domain/member-care/member-care.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { getUserForPanel } from './admin-member.queries.ts'
import {
  changeContactOf,
  confirmContactOf,
  deactivate,
  reactivate,
  sendResetLinkTo,
  subjectOf,
} from './member-care.service.ts'

/** What operators see of a member, and the account, changed on the member's request. Each change has a reason, which the audit log keeps. */
export async function memberCareRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, getAdminUser, async ({ params, record }) => {
    const user = await getUserForPanel(context, params.id)
    await record({ action: 'user.viewed', subject: subjectOf(params.id) })
    return user
  })

  transactionRoute(app, changeContact, ({ params, body, ...call }) =>
    changeContactOf(call, context, { ...params, ...body }),
  )

  transactionRoute(app, confirmContact, ({ params, body, ...call }) =>
    confirmContactOf(call, context, { ...params, ...body }),
  )

  transactionRoute(app, sendResetLink, ({ params, body, ...call }) =>
    sendResetLinkTo(call, context, { ...params, ...body }),
  )

  transactionRoute(app, deactivateMember, ({ params, body, ...call }) =>
    deactivate(call, context, { ...params, ...body }),
  )

  transactionRoute(app, reactivateMember, ({ params, body, ...call }) =>
    reactivate(call, context, { ...params, ...body }),
  )
}
