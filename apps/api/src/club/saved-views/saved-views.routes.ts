import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
} from '@farandfew/domain/saved-views/saved-views.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { addView, changeView, listViews, removeView } from './saved-views.service.ts'

/** The saved views of the lists. */
export async function savedViewsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  route(app, listSavedViews, async ({ query, actor }) => ({
    items: await listViews(db, query.list, actor),
  }))
  transactionRoute(app, addSavedView, ({ body, ...call }) => addView(call, body))
  transactionRoute(app, changeSavedView, ({ params, body, ...call }) =>
    changeView(call, { ...params, ...body }),
  )
  transactionRoute(app, removeSavedView, ({ params, query, ...call }) =>
    removeView(call, { ...params, ...query }),
  )
}
