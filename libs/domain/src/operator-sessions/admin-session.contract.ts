import { defineContract } from '../contract/contract.ts'
import { adminSession, adminSignInForm, endedAdminSessions } from './admin-session.ts'

export const openAdminSession = defineContract({
  method: 'POST',
  path: '/api/admin/session',
  access: 'visitor',
  audit: ['session.opened', 'recovery-code.used'],
  summary: 'Open an admin session',
  description: 'Opens an admin session and sets its cookie. Attempts are limited.',
  body: adminSignInForm,
  responses: { 201: adminSession },
  errors: [
    'TOO_MANY_REQUESTS',
    'WRONG_PASSWORD',
    'WRONG_SIGN_IN',
    'CLUB_PASSWORD_OFF',
    'SECOND_FACTOR_NEEDED',
    'WRONG_CODE',
  ],
})

export const getAdminSession = defineContract({
  method: 'GET',
  path: '/api/admin/session',
  access: 'visitor',
  summary: 'Whether an admin session is open',
  description:
    "Whether this browser has an admin session. Always 200, so that the check leaves no error in the browser's console.",
  responses: { 200: adminSession },
})

export const endAdminSessions = defineContract({
  method: 'DELETE',
  path: '/api/admin/sessions',
  access: 'secure-console',
  audit: ['sessions.ended'],
  summary: 'End the sessions of all operators',
  description:
    'Ends the sessions of all operators, this one included: everyone has to unlock the console again.',
  responses: { 200: endedAdminSessions },
})

export const closeAdminSession = defineContract({
  method: 'DELETE',
  path: '/api/admin/session',
  access: 'visitor',
  limit: 'adminSession',
  audit: ['session.closed'],
  summary: 'Close the admin session',
  description: 'Ends the admin session of this browser; the same answer if there was none.',
  responses: { 200: adminSession },
})
