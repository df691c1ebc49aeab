import { mayOperator, type Permission } from '@farandfew/domain/admin/roles'
import { use } from 'react'
import { paths } from './paths.ts'
import { Role } from './role/role.ts'

interface ConsolePage {
  name: string
  path: string
  /** What an operator needs to read anything on it. */
  needs?: Permission
}

/** The pages of the console, in the order of its navigation and command palette. */
const consolePages: readonly ConsolePage[] = [
  { name: 'Users', path: paths.users },
  { name: 'Invites', path: paths.invites },
  { name: 'Trips', path: paths.trips },
  { name: 'Departures', path: paths.departures },
  { name: 'Inquiries', path: paths.inquiries },
  { name: 'Reports', path: paths.reports, needs: 'decide-reports' },
  { name: 'Reviews', path: paths.reviews },
  { name: 'Newsletter', path: paths.newsletter },
  { name: 'Messages', path: paths.messages },
  { name: 'Club', path: paths.club },
  { name: 'Audit log', path: paths.auditLog },
  { name: 'Sign-ins', path: paths.securityEvents },
  { name: 'Security', path: paths.security },
]

/** Those that the operator's role may read. */
export function useConsolePages(): readonly ConsolePage[] {
  const role = use(Role)
  return consolePages.filter(({ needs }) => needs === undefined || mayOperator(role, needs))
}
