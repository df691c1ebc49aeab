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
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
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
  const { db } = context

  route(app, getAdminUser, async ({ params, request }) => {
    const user = await getUserForPanel(context, params.id)
    const subject = `user ${params.id}`
    await recordAction(db, actorOf(request), { action: 'user.viewed', subject })
    return user
  })

  const show = (id: number): Promise<AdminUser> => getUserForPanel(context, id)

  route(app, changeContact, async ({ params: { id }, body, request }) => {
    await changeContactOf(context, actorOf(request), { id, ...body })
    return show(id)
  })

  route(app, confirmContact, async ({ params: { id }, body, request }) => {
    await confirmContactOf(context, actorOf(request), { id, ...body })
    return show(id)
  })

  route(app, sendResetLink, ({ params: { id }, body, request }) =>
    sendResetLinkTo(context, actorOf(request), { id, ...body }),
  )

  route(app, deactivateMember, async ({ params: { id }, body, request }) => {
    await deactivate(context, actorOf(request), { id, ...body })
    return show(id)
  })

  route(app, reactivateMember, async ({ params: { id }, body, request }) => {
    await reactivate(context, actorOf(request), { id, ...body })
    return show(id)
  })
}
