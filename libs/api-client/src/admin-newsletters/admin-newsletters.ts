import type { AdminNewsletters, listAdminNewsletters } from '@farandfew/domain/admin/newsletters'
import {
  listAdminNewslettersEndpoint,
  removeAdminNewsletterEndpoint,
} from '@farandfew/domain/admin/newsletters/endpoints'
import type { ContractInput } from '@farandfew/domain/contract'
import type { Newsletter } from '@farandfew/domain/newsletters'
import { call, type CallOptions } from '../call/index.ts'

/** What a page of the addresses is asked for with, as text. */
export type AdminNewslettersInput = ContractInput<typeof listAdminNewsletters>['query']

/** One page of the newsletter's addresses; an ApiError of status 401 where the console is not open. */
export function fetchAdminNewsletters(
  query: AdminNewslettersInput,
  options?: CallOptions,
): Promise<AdminNewsletters> {
  return call(listAdminNewslettersEndpoint, { query }, options)
}

/** Takes an address out of the list; an ApiError of status 404 where it is there no more. */
export function removeNewsletterAddress(id: number, options?: CallOptions): Promise<Newsletter> {
  const input = { params: { id: String(id) } }
  return call(removeAdminNewsletterEndpoint, input, options)
}
