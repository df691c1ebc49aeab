import { call } from '@farandfew/api-client'
import type { InquiryForm } from '@farandfew/domain/inquiries'
import { createInquiryEndpoint } from '@farandfew/domain/inquiries/endpoints'

export const createInquiry = (form: InquiryForm, idempotencyKey: string) =>
  call(createInquiryEndpoint, { body: form }, { idempotencyKey })
