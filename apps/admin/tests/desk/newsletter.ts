import {
  adminNewsletterParams,
  adminNewsletters,
  adminNewslettersQuery,
} from '@farandfew/domain/admin/newsletters'
import { newsletter, type Newsletter } from '@farandfew/domain/newsletters'
import * as z from 'zod/mini'
import { type DeskRoutes, refuse, send } from './desk-routes.ts'
import { anyHolds, newestFirst } from './newest-first.ts'

export interface NewsletterDesk {
  addresses: Newsletter[]
}

export const openNewsletters = (): NewsletterDesk => ({ addresses: [] })

/** The calls of the newsletter's room. */
export const newsletterRoutes = (desk: NewsletterDesk): DeskRoutes => ({
  'GET /api/admin/newsletters': ({ response, query }) => {
    const { search, ...asked } = z.parse(adminNewslettersQuery, Object.fromEntries(query))
    const found = desk.addresses.filter(({ email }) => anyHolds([email], search))
    send(response, 200, adminNewsletters, newestFirst(found, asked))
  },
  'DELETE /api/admin/newsletters/:id': ({ response, params }) => {
    const { id } = z.parse(adminNewsletterParams, params)
    const removed = desk.addresses.find((one) => one.id === id)
    if (!removed) return refuse(response, { code: 'NOT_FOUND', detail: 'Not on the list' })
    desk.addresses = desk.addresses.filter((one) => one !== removed)
    send(response, 200, newsletter, removed)
  },
})
