import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'
import {
  changeContact,
  confirmContact,
  deactivateMember,
  eraseMemberData,
  exportMemberData,
  previewErasure,
  reactivateMember,
  sendResetLink,
} from '@farandfew/domain/member-care/member-care.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { adminOnly } from '../../platform/session/admin-session.ts'
import type { CareContext } from './account-work.ts'
import { getUserForPanel } from './admin-member.queries.ts'
import {
  changeContactOf,
  confirmContactOf,
  deactivate,
  reactivate,
  sendResetLinkTo,
  subjectOf,
} from './member-care.service.ts'
import { eraseMemberOnRequest, previewErasureOf } from '../personal-data/member-erasure.service.ts'

/** A member's account, changed on the member's request. Each change has a reason, which the audit log keeps. */
export async function memberCareRoutes(app: FastifyInstance, context: CareContext): Promise<void> {
  const { db, secrets, account } = context

  const show = (id: number): Promise<AdminUser> => getUserForPanel(context, id)

  route(
    app,
    changeContact,
    async ({ params: { id }, body, request }) => {
      await changeContactOf(context, actorOf(request), { id, ...body })
      return show(id)
    },
    adminOnly,
  )

  route(
    app,
    confirmContact,
    async ({ params: { id }, body, request }) => {
      await confirmContactOf(context, actorOf(request), { id, ...body })
      return show(id)
    },
    adminOnly,
  )

  route(
    app,
    sendResetLink,
    ({ params: { id }, body, request }) =>
      sendResetLinkTo(context, actorOf(request), { id, ...body }),
    adminOnly,
  )

  route(
    app,
    deactivateMember,
    async ({ params: { id }, body, request }) => {
      await deactivate(context, actorOf(request), { id, ...body })
      return show(id)
    },
    adminOnly,
  )

  route(
    app,
    reactivateMember,
    async ({ params: { id }, body, request }) => {
      await reactivate(context, actorOf(request), { id, ...body })
      return show(id)
    },
    adminOnly,
  )

  route(
    app,
    exportMemberData,
    async ({ params: { id }, body: { reason }, request, reply }) => {
      await show(id)
      const data = await account.exportMember(db, id, secrets.travelKeys())
      await recordAction(db, actorOf(request), {
        action: 'user.exported',
        subject: subjectOf(id),
        details: { reason },
      })
      reply.header('content-disposition', `attachment; filename="member-${id}.json"`)
      return data
    },
    adminOnly,
  )

  route(app, previewErasure, ({ params: { id } }) => previewErasureOf(context, id), adminOnly)

  route(
    app,
    eraseMemberData,
    async ({ params: { id }, body, request }) => {
      const by = { actor: actorOf(request), log: request.log }
      await eraseMemberOnRequest(context, by, { id, ...body })
      return { erased: true as const }
    },
    adminOnly,
  )
}
