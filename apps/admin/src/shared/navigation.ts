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
  /** Its queue, and how to say that something waits there. */
  queue?: { name: QueueName; word: string }
  /** Whether the sidebar leaves a space above it. */
  startsGroup?: boolean
}

/** The pages of the console, in the order of its navigation and command palette. */
const consolePages: readonly ConsolePage[] = [
  { name: 'Today', path: paths.today },
  { name: 'Invites', path: paths.invites, queue: { name: 'invites', word: 'pending' } },
  { name: 'Inquiries', path: paths.inquiries, queue: { name: 'inquiries', word: 'open' } },
  { name: 'Bookings', path: paths.bookings },
  {
    name: 'Reports',
    path: paths.reports,
    needs: 'decide-reports',
    queue: { name: 'reports', word: 'open' },
  },
  { name: 'Reviews', path: paths.reviews, queue: { name: 'reviews', word: 'waiting' } },
  { name: 'Users', path: paths.users, startsGroup: true },
  { name: 'Newsletter', path: paths.newsletter },
  { name: 'Writing', path: paths.writing },
  { name: 'Messages', path: paths.messages, queue: { name: 'messages', word: 'dead' } },
  { name: 'Trips', path: paths.trips, startsGroup: true },
  { name: 'Departures', path: paths.departures },
  {
    name: 'Integrity',
    path: paths.integrity,
    queue: { name: 'integrity', word: 'not in order' },
    startsGroup: true,
  },
  { name: 'Audit log', path: paths.auditLog },
  { name: 'Sign-ins', path: paths.securityEvents },
  { name: 'Club', path: paths.club, startsGroup: true },
  { name: 'Operators', path: paths.operators, needs: 'manage-operators' },
  { name: 'Security', path: paths.security },
]

/** Those that the operator's role may read. */
export function useConsolePages(): readonly ConsolePage[] {
  const role = use(Role)
  return consolePages.filter(({ needs }) => needs === undefined || mayOperator(role, needs))
}
