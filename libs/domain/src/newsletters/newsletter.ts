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
