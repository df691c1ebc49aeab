import { call } from '@farandfew/api-client'
import type { NewsletterForm } from '@farandfew/domain/newsletters/newsletter.ts'
import {
  subscribeEndpoint,
  unsubscribeEndpoint,
} from '@farandfew/domain/newsletters/newsletters.endpoints.ts'
import { useMutation } from '@tanstack/react-query'

export const subscribe = (form: NewsletterForm) => call(subscribeEndpoint, { body: form })

/** Unsubscribes the address that the token of a mail's link belongs to. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (token: string) => call(unsubscribeEndpoint, { query: {}, body: { token } }),
  })
