import { subscribeEndpoint, unsubscribeEndpoint } from '@farandfew/domain/newsletters/endpoints'
import type { NewsletterForm, Subscription, Unsubscription } from '@farandfew/domain/newsletters'
import { call, type CallOptions } from '../call/index.ts'

/** Subscribes an address; a known one gets the same answer as a new one. */
export function subscribeToNewsletter(
  form: NewsletterForm,
  options?: CallOptions,
): Promise<Subscription> {
  return call(subscribeEndpoint, { body: form }, options)
}

/** Ends the letters to the address that the token of a letter's link stands for. */
export function unsubscribeFromNewsletter(
  token: string,
  options?: CallOptions,
): Promise<Unsubscription> {
  return call(unsubscribeEndpoint, { query: {}, body: { token } }, options)
}
