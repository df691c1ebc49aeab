import {
  addMemberView,
  changeMemberView,
  listMemberViews,
  removeMemberView,
} from '@farandfew/domain/members/admin-member-views.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { addView, changeView, listViews, removeView } from './member-views.service.ts'

/** The saved views of the members' table. */
export async function memberViewsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, listMemberViews, async () => ({ items: await listViews(db) }))
  route(app, addMemberView, ({ body, request }) => addView(db, actorOf(request), body))
  route(app, changeMemberView, ({ params, body, request }) =>
    changeView(db, actorOf(request), { ...params, ...body }),
  )
  route(app, removeMemberView, ({ params, query, request }) =>
    removeView(db, actorOf(request), { ...params, ...query }),
  )
}
