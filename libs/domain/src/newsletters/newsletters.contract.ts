import { defineContract, writeErrors } from '../contract/contract.ts'
import { newsletterForm, subscription } from './newsletter.ts'
import { subscribeEndpoint } from './newsletters.endpoints.ts'

/** Subscribes an address; one that is there already gets the same answer (rulings 20). */
export const subscribe = defineContract({
  ...subscribeEndpoint,
  summary: 'Subscribe to the newsletter',
  tag: 'Newsletter',
  body: newsletterForm,
  responses: { 201: subscription },
  errors: [...writeErrors],
})
