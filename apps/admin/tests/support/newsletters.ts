import type { NewsletterSubscription } from '@farandfew/domain/newsletters/admin-newsletters.ts'
import {
  listAdminNewsletters,
  removeAdminNewsletter,
} from '@farandfew/domain/newsletters/admin-newsletters.contract.ts'
import { type FakeRoute, pageOf, remove, route } from './fake-routes.ts'

export interface NewslettersState {
  addresses: NewsletterSubscription[]
}

export const noNewsletters = (): NewslettersState => ({ addresses: [] })

/** The calls of the newsletter's page. */
export const newslettersRoutes = (api: NewslettersState): FakeRoute[] => [
  route(listAdminNewsletters, ({ query }) => pageOf(api.addresses, query)),
  route(removeAdminNewsletter, ({ params }) => remove(api.addresses, params.id)),
]
