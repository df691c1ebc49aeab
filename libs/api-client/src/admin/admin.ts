import {
  closeAdminSessionEndpoint,
  getAdminSessionEndpoint,
  listAdminUsersEndpoint,
  openAdminSessionEndpoint,
} from '@farandfew/domain/admin/endpoints'
import type {
  AdminSession,
  AdminSignInForm,
  AdminUsers,
  closeAdminSession,
  getAdminSession,
  listAdminUsers,
  openAdminSession,
} from '@farandfew/domain/admin'
import type { ContractInput } from '@farandfew/domain/contract'
import { call, type CallOptions } from '../call/index.ts'

/** Whether the console is open to this browser, and who said they are at it. */
export function fetchAdminSession(options?: CallOptions): Promise<AdminSession> {
  return call<typeof getAdminSession>(getAdminSessionEndpoint, {}, options)
}

/** Opens the console; an ApiError of code WRONG_PASSWORD or TOO_MANY_REQUESTS where it stays shut. */
export function unlockConsole(form: AdminSignInForm, options?: CallOptions): Promise<AdminSession> {
  return call<typeof openAdminSession>(openAdminSessionEndpoint, { body: form }, options)
}

/** Closes the console; no failure where it was closed already. */
export function lockConsole(options?: CallOptions): Promise<AdminSession> {
  return call<typeof closeAdminSession>(closeAdminSessionEndpoint, {}, options)
}

/** What a page of the members is asked for with, as text. */
export type AdminUsersInput = ContractInput<typeof listAdminUsers>['query']

/** One page of the members; an ApiError of status 401 where the console is not open. */
export function fetchAdminUsers(
  query: AdminUsersInput,
  options?: CallOptions,
): Promise<AdminUsers> {
  return call<typeof listAdminUsers>(listAdminUsersEndpoint, { query }, options)
}
