import { defineContract, writeErrors } from '../../contract/contract.ts'
import { adminSession, adminSignInForm } from './admin-session.ts'
import {
  closeAdminSessionEndpoint,
  getAdminSessionEndpoint,
  openAdminSessionEndpoint,
} from './admin-session.endpoints.ts'

const tag = 'Admin'

/** Opens the console for this browser; the answer sets the admin session's cookie. Attempts are limited. */
export const openAdminSession = defineContract({
  ...openAdminSessionEndpoint,
  summary: 'Open an admin session',
  tag,
  body: adminSignInForm,
  responses: { 201: adminSession },
  errors: [...writeErrors, 'WRONG_PASSWORD', 'SECOND_FACTOR_NEEDED', 'WRONG_CODE'],
})

/** Whether the console is open to this browser. Always 200, so that asking leaves no error behind. */
export const getAdminSession = defineContract({
  ...getAdminSessionEndpoint,
  summary: 'Whether an admin session is open',
  tag,
  responses: { 200: adminSession },
  errors: ['DATABASE_AWAY'],
})

/** Closes the console for this browser; the same answer where it was closed already. */
export const closeAdminSession = defineContract({
  ...closeAdminSessionEndpoint,
  summary: 'Close the admin session',
  tag,
  responses: { 200: adminSession },
  errors: ['CROSS_SITE_WRITE', 'TOO_MANY_REQUESTS', 'DATABASE_AWAY'],
})
