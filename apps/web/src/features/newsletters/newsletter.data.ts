import { call } from '@farandfew/api-client'
import type { NewsletterForm } from '@farandfew/domain/newsletters/newsletter.ts'
import {
  subscribe as subscribeContract,
  unsubscribe,
} from '@farandfew/domain/newsletters/newsletters.contract.ts'
import { useMutation } from '@tanstack/react-query'

export const subscribe = (form: NewsletterForm) => call(subscribeContract, { body: form })

/** Unsubscribes the address that the token of a mail's link belongs to. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (token: string) => call(unsubscribe, { query: {}, body: { token } }),
  })
