import type { QueueName } from '@farandfew/domain/admin/open-work'
import { mayOperator, type Permission } from '@farandfew/domain/admin/roles'
import { use } from 'react'
import { paths } from './paths.ts'
import { Role } from './role/role.ts'

export interface ConsolePage {
  name: string
  path: string
  /** What an operator needs to read anything on it. */
  needs?: Permission
  /** Its queue: how to say that something waits there, and what an operator needs to deal with it. */
  queue?: { name: QueueName; word: string; needs: Permission }
}

/** The pages of the console, in the order of its navigation and command palette. */
const consolePages: readonly ConsolePage[] = [
  { name: 'Users', path: paths.users },
  {
    name: 'Invites',
    path: paths.invites,
    queue: { name: 'invites', word: 'pending', needs: 'manage-bookings' },
  },
  { name: 'Trips', path: paths.trips },
  { name: 'Departures', path: paths.departures },
  {
    name: 'Inquiries',
    path: paths.inquiries,
    queue: { name: 'inquiries', word: 'open', needs: 'write' },
  },
  {
    name: 'Reports',
    path: paths.reports,
    needs: 'decide-reports',
    queue: { name: 'reports', word: 'open', needs: 'decide-reports' },
  },
  {
    name: 'Reviews',
    path: paths.reviews,
    queue: { name: 'reviews', word: 'waiting', needs: 'decide-reviews' },
  },
  { name: 'Newsletter', path: paths.newsletter },
  {
    name: 'Messages',
    path: paths.messages,
    queue: { name: 'messages', word: 'dead', needs: 'write' },
  },
  { name: 'Club', path: paths.club },
  { name: 'Audit log', path: paths.auditLog },
  { name: 'Sign-ins', path: paths.securityEvents },
  { name: 'Operators', path: paths.operators, needs: 'manage-operators' },
  { name: 'Security', path: paths.security },
]

/** Those that the operator's role may read. */
export function useConsolePages(): readonly ConsolePage[] {
  const role = use(Role)
  return consolePages.filter(({ needs }) => needs === undefined || mayOperator(role, needs))
}
