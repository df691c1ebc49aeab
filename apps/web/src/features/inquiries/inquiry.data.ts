import { sendInquiry } from '@farandfew/api-client/inquiries'
import type { InquiryForm } from '@farandfew/domain/inquiries'
import { useMutation } from '@tanstack/react-query'

interface Sending {
  form: InquiryForm
  idempotencyKey: string
}

/** Sends an inquiry. */
export const useSendInquiry = () =>
  useMutation({
    mutationFn: ({ form, idempotencyKey }: Sending) => sendInquiry(form, { idempotencyKey }),
  })
