import { subscribeEndpoint } from '@farandfew/domain/newsletters/endpoints'
import type { NewsletterForm, subscribe, Subscription } from '@farandfew/domain/newsletters'
import { call, type CallOptions } from '../call/index.ts'

/** Subscribes an address; a known one gets the same answer as a new one. */
export function subscribeToNewsletter(
  form: NewsletterForm,
  options?: CallOptions,
): Promise<Subscription> {
  return call<typeof subscribe>(subscribeEndpoint, { body: form }, options)
}
