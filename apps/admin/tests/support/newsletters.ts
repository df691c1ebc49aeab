import {
  adminNewsletterParams,
  adminNewsletters,
  adminNewslettersQuery,
  type NewsletterSubscription,
} from '@farandfew/domain/newsletters/admin-newsletters.ts'
import { newsletter } from '@farandfew/domain/newsletters/newsletter.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface NewslettersState {
  addresses: NewsletterSubscription[]
}

export const noNewsletters = (): NewslettersState => ({ addresses: [] })

/** The calls of the newsletter's page. */
export const newslettersRoutes = (api: NewslettersState): FakeRoutes => ({
  'GET /api/admin/newsletters': ({ response, query }) => {
    const { search, ...asked } = z.parse(adminNewslettersQuery, Object.fromEntries(query))
    const found = api.addresses.filter(({ email }) => anyContains([email], search))
    send(response, 200, adminNewsletters, newestFirst(found, asked))
  },
  'DELETE /api/admin/newsletters/:id': ({ response, params }) => {
    const { id } = z.parse(adminNewsletterParams, params)
    const removed = api.addresses.find((one) => one.id === id)
    if (!removed) return refuse(response, { code: 'NOT_FOUND', detail: 'Not on the list' })
    api.addresses = api.addresses.filter((one) => one !== removed)
    send(response, 200, newsletter, removed)
  },
})
