import * as z from 'zod/mini'
import { orderQuery, pageOf, pageQuery } from '../contract/page.ts'
import { instant, requestQuery } from '../contract/request.ts'
import { newsletter } from './newsletter.ts'
import { optionalLine } from '../text/text.ts'

export const newsletterOrder = { added: 'desc', email: 'asc' } as const
const order = orderQuery(newsletterOrder)

/** `search` matches the address. */
export const adminNewslettersQuery = pageQuery(order)
export type AdminNewslettersQuery = z.output<typeof adminNewslettersQuery>

export const adminNewslettersExportQuery = requestQuery({ search: optionalLine(200), ...order })

/** An address of the newsletter's list. */
export const newsletterSubscription = z.extend(newsletter, {
  /** When its mail server refused it, so that the newsletter skips it; null if it did not. */
  refusedAt: z.nullable(instant),
})
export type NewsletterSubscription = z.output<typeof newsletterSubscription>

/** One page of the addresses, newest first. */
export const adminNewsletters = pageOf(newsletterSubscription)
export type AdminNewsletters = z.output<typeof adminNewsletters>
