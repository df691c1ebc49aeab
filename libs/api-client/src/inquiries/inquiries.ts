import { createInquiryEndpoint } from '@farandfew/domain/inquiries/endpoints'
import type { Inquiry, InquiryForm } from '@farandfew/domain/inquiries'
import { call, type CallOptions } from '../call/index.ts'

/** Sends an inquiry; with `idempotencyKey` a second sending of the same stores nothing more. */
export function sendInquiry(form: InquiryForm, options?: CallOptions): Promise<Inquiry> {
  return call(createInquiryEndpoint, { body: form }, options)
}
