import type {
  AdminInquiries,
  AdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/admin/inquiries'
import {
  answerAdminInquiryEndpoint,
  getAdminInquiryEndpoint,
  listAdminInquiriesEndpoint,
} from '@farandfew/domain/admin/inquiries/endpoints'
import type { ContractInput } from '@farandfew/domain/contract'
import { call, type CallOptions } from '../call/index.ts'

/** What a page of the inquiries is asked for with, as text. */
export type AdminInquiriesInput = ContractInput<typeof listAdminInquiries>['query']

/** One page of the inquiries; an ApiError of status 401 where the console is not open. */
export function fetchAdminInquiries(
  query: AdminInquiriesInput,
  options?: CallOptions,
): Promise<AdminInquiries> {
  return call(listAdminInquiriesEndpoint, { query }, options)
}

/** One inquiry; an ApiError of status 404 where there is none. */
export function fetchAdminInquiry(id: number, options?: CallOptions): Promise<AdminInquiry> {
  const input = { params: { id: String(id) } }
  return call(getAdminInquiryEndpoint, input, options)
}

/** Says whether an inquiry has its answer; an ApiError of status 404 where it is there no more. */
export function sendInquiryAnswered(
  id: number,
  answered: boolean,
  options?: CallOptions,
): Promise<AdminInquiry> {
  const input = { params: { id: String(id) }, body: { answered } }
  return call(answerAdminInquiryEndpoint, input, options)
}
