import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
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
} from './member-care.service.ts'

/** What operators see of a member, and the account, changed on the member's request. Each change has a reason, which the audit log keeps. */
export async function memberCareRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, getAdminUser, async ({ params, record }) => {
    const user = await getUserForPanel(context, params.id)
    const subject = `user ${params.id}`
    await record({ action: 'user.viewed', subject })
    return user
  })

  const show = (id: number): Promise<AdminUser> => getUserForPanel(context, id)

  route(app, changeContact, async ({ actor, params: { id }, body }) => {
    await changeContactOf(context, actor, { id, ...body })
    return show(id)
  })

  route(app, confirmContact, async ({ actor, params: { id }, body }) => {
    await confirmContactOf(context, actor, { id, ...body })
    return show(id)
  })

  transactionRoute(app, sendResetLink, ({ trx, record, params: { id }, body }) =>
    sendResetLinkTo(trx, context, record, { id, ...body }),
  )

  route(app, deactivateMember, async ({ actor, params: { id }, body }) => {
    await deactivate(context, actor, { id, ...body })
    return show(id)
  })

  route(app, reactivateMember, async ({ actor, params: { id }, body }) => {
    await reactivate(context, actor, { id, ...body })
    return show(id)
  })
}
