import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
} from '@farandfew/domain/saved-views/saved-views.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { addView, changeView, listViews, removeView } from './saved-views.service.ts'

/** The saved views of the lists. */
export async function savedViewsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, listSavedViews, async ({ query }) => ({ items: await listViews(db, query.list) }))
  route(app, addSavedView, ({ body, request }) => addView(db, actorOf(request), body))
  route(app, changeSavedView, ({ params, body, request }) =>
    changeView(db, actorOf(request), { ...params, ...body }),
  )
  route(app, removeSavedView, ({ params, query, request }) =>
    removeView(db, actorOf(request), { ...params, ...query }),
  )
}
