import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  newsletterForm,
  subscription,
  unsubscribeForm,
  unsubscribeQuery,
  unsubscription,
} from './newsletter.ts'
import { subscribeEndpoint, unsubscribeEndpoint } from './newsletters.endpoints.ts'

/** Subscribes an address; one that is there already gets the same answer (rulings 20). */
export const subscribe = defineContract({
  ...subscribeEndpoint,
  summary: 'Subscribe to the newsletter',
  tag: 'Newsletter',
  body: newsletterForm,
  responses: { 201: subscription },
  errors: [...writeErrors],
})

/**
 * Takes the address of a letter's link out of the list; twice has the same answer. The token stands in the body, or in
 * the query where a mail program posts `List-Unsubscribe=One-Click` as a form (RFC 8058), the one body that is no JSON.
 */
export const unsubscribe = defineContract({
  ...unsubscribeEndpoint,
  summary: 'Unsubscribe from the newsletter',
  tag: 'Newsletter',
  query: unsubscribeQuery,
  body: unsubscribeForm,
  responses: { 200: unsubscription },
  errors: [...writeErrors],
})
