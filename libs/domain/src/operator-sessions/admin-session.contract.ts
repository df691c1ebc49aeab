import { defineContract, writeErrors } from '../contract/contract.ts'
import { adminSession, adminSignInForm, endedAdminSessions } from './admin-session.ts'
import {
  closeAdminSessionEndpoint,
  endAdminSessionsEndpoint,
  getAdminSessionEndpoint,
  openAdminSessionEndpoint,
} from './admin-session.endpoints.ts'

const tag = 'Admin'

/** Opens an admin session and sets its cookie. Attempts are limited. */
export const openAdminSession = defineContract({
  ...openAdminSessionEndpoint,
  summary: 'Open an admin session',
  tag,
  body: adminSignInForm,
  responses: { 201: adminSession },
  errors: [
    ...writeErrors,
    'TOO_MANY_REQUESTS',
    'WRONG_PASSWORD',
    'WRONG_SIGN_IN',
    'CLUB_PASSWORD_OFF',
    'SECOND_FACTOR_NEEDED',
    'WRONG_CODE',
  ],
})

/**
 * Whether this browser has an admin session. Always 200, so that the check leaves no error in the browser's console.
 */
export const getAdminSession = defineContract({
  ...getAdminSessionEndpoint,
  summary: 'Whether an admin session is open',
  tag,
  responses: { 200: adminSession },
  errors: ['DATABASE_UNAVAILABLE'],
})

/** Ends the sessions of all operators, this one included: everyone has to unlock the console again. */
export const endAdminSessions = defineContract({
  ...endAdminSessionsEndpoint,
  summary: 'End the sessions of all operators',
  tag,
  responses: { 200: endedAdminSessions },
  errors: ['CROSS_SITE_WRITE', 'NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'],
})

/** Ends the admin session of this browser; the same answer if there was none. */
export const closeAdminSession = defineContract({
  ...closeAdminSessionEndpoint,
  summary: 'Close the admin session',
  tag,
  responses: { 200: adminSession },
  errors: ['CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE'],
})
