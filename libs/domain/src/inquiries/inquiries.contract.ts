import { defineContract } from '../contract/contract.ts'
import { inquiry, inquiryForm } from './inquiry.ts'

export const createInquiry = defineContract({
  method: 'POST',
  path: '/api/inquiries',
  access: 'visitor',
  limit: 'inquiries',
  idempotent: 'wait',
  summary: 'Send an inquiry',
  description:
    'Stores an inquiry, a notice to the club and an acknowledgement to the visitor. The same `Idempotency-Key` with the same body is stored once and answered the same.',
  tag: 'Inquiries',
  body: inquiryForm,
  responses: { 201: inquiry },
  errors: ['TRIP_NOT_FOUND'],
})
