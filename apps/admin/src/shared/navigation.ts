import { paths } from './paths.ts'

/** The pages of the console, in the order of its navigation and command palette. */
export const consolePages = [
  { name: 'Users', path: paths.users },
  { name: 'Invites', path: paths.invites },
  { name: 'Trips', path: paths.trips },
  { name: 'Departures', path: paths.departures },
  { name: 'Inquiries', path: paths.inquiries },
  { name: 'Reports', path: paths.reports },
  { name: 'Newsletter', path: paths.newsletter },
  { name: 'Messages', path: paths.messages },
  { name: 'Audit log', path: paths.auditLog },
  { name: 'Sign-ins', path: paths.securityEvents },
  { name: 'Security', path: paths.security },
] as const
