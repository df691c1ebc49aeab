import {
  eraseMemberData,
  exportMemberData,
  previewErasure,
} from '@farandfew/domain/personal-data/admin-personal-data.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getUserForPanel } from '../member-care/admin-member.queries.ts'
import { aboutMember } from '../member-care/member-care.service.ts'
import { exportForOperator } from './export.queries.ts'
import { eraseMemberOnRequest, previewErasureOf } from './member-erasure.service.ts'

/** A member's data, exported and erased by an operator on the member's request. */
export async function memberDataRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context

  route(app, exportMemberData, async ({ params: { id }, body: { reason }, reply, record }) => {
    await getUserForPanel(context, id)
    const data = await exportForOperator(db, id)
    await record({ action: 'user.exported', ...aboutMember(id, reason) })
    reply.header('content-disposition', `attachment; filename="member-${id}.json"`)
    return data
  })

  route(app, previewErasure, ({ params: { id } }) => previewErasureOf(context, id))

  route(app, eraseMemberData, async ({ actor, params: { id }, body, request }) => {
    const by = { actor, log: request.log }
    await eraseMemberOnRequest(context, by, { id, ...body })
    return { erased: true as const }
  })
}
