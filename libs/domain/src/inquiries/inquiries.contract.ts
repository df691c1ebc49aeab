import { defineContract, writeErrors } from '../contract/contract.ts'
import { createInquiryEndpoint } from './inquiries.endpoints.ts'
import { inquiry, inquiryForm } from './inquiry.ts'

/**
 * Stores an inquiry, a notice to the club and an acknowledgement to the visitor. The same `Idempotency-Key` with the
 * same body is stored once and answered the same.
 */
export const createInquiry = defineContract({
  ...createInquiryEndpoint,
  summary: 'Send an inquiry',
  tag: 'Inquiries',
  body: inquiryForm,
  responses: { 201: inquiry },
  errors: [...writeErrors, 'TRIP_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
})
