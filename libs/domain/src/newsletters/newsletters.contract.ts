import { defineContract } from '../contract/contract.ts'
import {
  newsletterForm,
  subscription,
  unsubscribeForm,
  unsubscribeQuery,
  unsubscription,
} from './newsletter.ts'

export const subscribe = defineContract({
  method: 'POST',
  path: '/api/newsletters',
  access: 'visitor',
  limit: 'newsletters',
  summary: 'Subscribe to the newsletter',
  description:
    'Subscribes an address; a known address gets the same answer, so that the form reveals no subscriber.',
  tag: 'Newsletter',
  body: newsletterForm,
  responses: { 201: subscription },
})

export const unsubscribe = defineContract({
  method: 'POST',
  path: '/api/newsletters/unsubscribe',
  access: 'visitor',
  limit: 'unsubscribe',
  summary: 'Unsubscribe from the newsletter',
  description:
    'Unsubscribes the address of the token from the newsletter, or its member from the digest of a group, with the same answer the second time. The token is in the body, or in the query if an email program posts `List-Unsubscribe=One-Click` as a form (RFC 8058), the only body that is not JSON.',
  tag: 'Newsletter',
  query: unsubscribeQuery,
  body: unsubscribeForm,
  otherBodyMediaTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  responses: { 200: unsubscription },
})
