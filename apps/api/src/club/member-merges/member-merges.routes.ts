import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import {
  mergeMembers,
  previewMerge,
  undoMerge,
} from '@farandfew/domain/member-merges/member-merges.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { withoutBudget } from '../../platform/db/wait-budget.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getUserForPanel } from '../member-care/admin-member.queries.ts'
import { merge, previewMergeOf, undoMergeOf } from './merge.service.ts'

/**
 * Two accounts of one person become one, and two again within a day. Many short statements, so each has the time limit for
 * itself.
 */
export async function memberMergesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const show = (id: number): Promise<AdminUser> => getUserForPanel(context, id)

  route(app, previewMerge, ({ params: { id }, query: { other } }) =>
    withoutBudget(() => previewMergeOf(context, { id, other })),
  )

  route(app, mergeMembers, async ({ actor, params: { id }, body }) => {
    await withoutBudget(() => merge(context, actor, { id, ...body }))
    return show(id)
  })

  route(app, undoMerge, async ({ actor, params: { id }, body: { reason } }) => {
    await withoutBudget(() => undoMergeOf(context, actor, { id, reason }))
    return show(id)
  })
}
