import {
  mergeMembers,
  previewMerge,
  undoMerge,
} from '@farandfew/domain/member-merges/member-merges.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { withoutBudget } from '../../platform/db/wait-budget.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { merge, previewMergeOf, undoMergeOf } from './merge.service.ts'

/**
 * Two accounts of one person become one, and two again within a day. Many short statements, so each has the time limit for
 * itself.
 */
export async function memberMergesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, previewMerge, ({ params: { id }, query: { other } }) =>
    withoutBudget(() => previewMergeOf(context, { id, other })),
  )

  transactionRoute(app, mergeMembers, ({ params, body, ...call }) =>
    withoutBudget(() => merge(call, context, { ...params, ...body })),
  )

  transactionRoute(app, undoMerge, ({ params, body, ...call }) =>
    withoutBudget(() => undoMergeOf(call, context, { ...params, ...body })),
  )
}
