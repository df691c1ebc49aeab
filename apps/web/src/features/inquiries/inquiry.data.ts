import { call } from '@farandfew/api-client'
import type { InquiryForm } from '@farandfew/domain/inquiries/inquiry.ts'
import { createInquiryEndpoint } from '@farandfew/domain/inquiries/inquiries.endpoints.ts'

export const createInquiry = (form: InquiryForm, idempotencyKey: string) =>
  call(createInquiryEndpoint, { body: form }, { idempotencyKey })
