import { call } from '@farandfew/api-client'
import type { InquiryForm } from '@farandfew/domain/inquiries/inquiry.ts'
import { createInquiry as createInquiryContract } from '@farandfew/domain/inquiries/inquiries.contract.ts'

export const createInquiry = (form: InquiryForm, idempotencyKey: string) =>
  call(createInquiryContract, { body: form }, { idempotencyKey })
