import * as z from 'zod/mini'
import { id, instant, requestBody } from '../contract/request.ts'
import { emailAddress } from '../text/text.ts'

/** The newsletter form (spec section 5). */
export const newsletterForm = requestBody({ email: emailAddress() })
export type NewsletterForm = z.output<typeof newsletterForm>

/** A stored subscription (spec section 3); an address stands in it once. */
export const newsletter = z.object({ id, email: z.string(), createdAt: instant })
export type Newsletter = z.output<typeof newsletter>

/** What subscribing answers: what was sent, and nothing that tells a new address from a known one (rulings 20). */
export const subscription = z.object({ email: z.string() })
export type Subscription = z.output<typeof subscription>

/** What a person reads whose unsubscribe link is not right. */
export const badUnsubscribeLink = 'This link is not one of ours, or a part of it is missing.'

/** What stands behind `token=` in the unsubscribe link of a letter: sealed by the API, opaque to everybody else. */
export const unsubscribeToken = z
  .string(badUnsubscribeLink)
  .check(z.regex(/^[A-Za-z0-9_-]{40,500}$/, badUnsubscribeLink))

/** The page sends the token; a mail program sends its one field, with the token in the query (RFC 8058 section 3). */
export const unsubscribeForm = requestBody({
  token: z.optional(unsubscribeToken),
  'List-Unsubscribe': z.optional(z.literal('One-Click', "Must be 'One-Click'")),
})

/** Not strict: mail gateways add parameters of their own to links. */
export const unsubscribeQuery = z.object({ token: z.optional(unsubscribeToken) })

/** What unsubscribing answers, whether or not the address was still there. */
export const unsubscription = z.object({ subscribed: z.boolean() })
export type Unsubscription = z.output<typeof unsubscription>
