import {
  closeAdminSessionEndpoint,
  getAdminSessionEndpoint,
  openAdminSessionEndpoint,
} from '@farandfew/domain/admin/session/endpoints'
import type { AdminSession, AdminSignInForm } from '@farandfew/domain/admin/session'
import { call, type CallOptions } from '../call/index.ts'

/** Whether the console is open to this browser, and who said they are at it. */
export function fetchAdminSession(options?: CallOptions): Promise<AdminSession> {
  return call(getAdminSessionEndpoint, {}, options)
}

/** Opens the console; an ApiError of code WRONG_PASSWORD or TOO_MANY_REQUESTS where it stays shut. */
export function unlockConsole(form: AdminSignInForm, options?: CallOptions): Promise<AdminSession> {
  return call(openAdminSessionEndpoint, { body: form }, options)
}

/** Closes the console; no failure where it was closed already. */
export function lockConsole(options?: CallOptions): Promise<AdminSession> {
  return call(closeAdminSessionEndpoint, {}, options)
}
