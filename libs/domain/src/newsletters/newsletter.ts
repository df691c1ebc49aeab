import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { emailAddress } from '../text/text.ts'

export const newsletterForm = requestBody({ email: emailAddress() })
/** A stored subscription; each address is stored once. */
export const newsletter = z.object({ id, email: z.string(), createdAt: instant })
export type Newsletter = z.output<typeof newsletter>

/** The answer to subscribing: what was sent, and nothing that reveals a known address. */
export const subscription = z.object({ email: z.string() })
export type Subscription = z.output<typeof subscription>

/** Shown for a damaged unsubscribe link. */
export const badUnsubscribeLink = 'This link is not valid, or a part of it is missing.'

/** The `token=` of an unsubscribe link: encrypted by the API and opaque to everyone else. */
export const unsubscribeToken = z
  .string(badUnsubscribeLink)
  .check(z.regex(/^[A-Za-z0-9_-]{40,500}$/, badUnsubscribeLink))

/** The page sends the token; a mail program sends its one field, with the token in the query (RFC 8058 section 3). */
export const unsubscribeForm = requestBody({
  token: z.optional(unsubscribeToken),
  'List-Unsubscribe': z.optional(z.literal('One-Click', "Must be 'One-Click'")),
})

/** Not strict, because mail gateways add parameters to links. */
export const unsubscribeQuery = z.object({ token: z.optional(unsubscribeToken) })

/** The answer to unsubscribing; the same if the address was not subscribed. */
export const unsubscription = z.object({
  subscribed: z.boolean(),
  /** What the link was for, if not the newsletter. */
  list: z.optional(z.literal('group-digest')),
})
export type Unsubscription = z.output<typeof unsubscription>
