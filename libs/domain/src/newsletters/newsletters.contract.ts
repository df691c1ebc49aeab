import { defineContract, writeErrors } from '../contract/contract.ts'
import {
  newsletterForm,
  subscription,
  unsubscribeForm,
  unsubscribeQuery,
  unsubscription,
} from './newsletter.ts'
import { subscribeEndpoint, unsubscribeEndpoint } from './newsletters.endpoints.ts'

/** Subscribes an address; a known address gets the same answer, so that the form reveals no subscriber. */
export const subscribe = defineContract({
  ...subscribeEndpoint,
  summary: 'Subscribe to the newsletter',
  tag: 'Newsletter',
  body: newsletterForm,
  responses: { 201: subscription },
  errors: [...writeErrors],
})

/**
 * Unsubscribes the address of the token from the newsletter, or its member from the digest of a group, with the same answer the second time. The token is in the body, or in the
 * query if a mail program posts `List-Unsubscribe=One-Click` as a form (RFC 8058), the only body that is not JSON.
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
