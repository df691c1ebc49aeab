import { mailHistory } from '@farandfew/domain/admin/writing'
import { type FakeRoutes, send } from './fake-routes.ts'

/** Nothing was written to anyone. */
export const writingRoutes: FakeRoutes = {
  'GET /api/admin/mail-history': ({ response }) =>
    send(response, 200, mailHistory, { items: [], refusal: null }),
}
