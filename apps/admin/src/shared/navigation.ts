import type { QueueName } from '@farandfew/domain/today/admin-open-work.ts'
import { mayOperator, type Permission } from '@farandfew/domain/operators/roles.ts'
import { use } from 'react'
import { paths } from './paths.ts'
import { Role } from './role/role.ts'

export interface ConsolePage {
  name: string
  path: string
  /** Other words by which the command palette finds it. */
  words?: string
  /** What an operator needs to read anything on it. */
  needs?: Permission
  /** Its queue, and how to say that something waits there. */
  queue?: { name: QueueName; word: string }
  /** Whether the sidebar leaves a space above it. */
  startsGroup?: boolean
}

/** The pages of the console, in the order of its navigation and command palette. */
const consolePages: readonly ConsolePage[] = [
  { name: 'Today', words: 'home charts figures', path: paths.today },
  {
    name: 'Invites',
    words: 'requests applicants',
    path: paths.invites,
    queue: { name: 'invites', word: 'pending' },
  },
  {
    name: 'Inquiries',
    words: 'questions answers',
    path: paths.inquiries,
    queue: { name: 'inquiries', word: 'open' },
  },
  { name: 'Bookings', words: 'payments refunds receipts', path: paths.bookings },
  {
    name: 'Reports',
    path: paths.reports,
    needs: 'decide-reports',
    queue: { name: 'reports', word: 'open' },
  },
  {
    name: 'Reviews',
    words: 'ratings',
    path: paths.reviews,
    queue: { name: 'reviews', word: 'waiting' },
  },
  { name: 'Users', words: 'members people', path: paths.users, startsGroup: true },
  { name: 'Newsletter', words: 'subscribers addresses', path: paths.newsletter },
  { name: 'Writing', words: 'mailings emails templates', path: paths.writing },
  {
    name: 'Messages',
    words: 'outbox emails sms',
    path: paths.messages,
    queue: { name: 'messages', word: 'failed' },
  },
  { name: 'Trips', path: paths.trips, startsGroup: true },
  { name: 'Departures', words: 'schedule dates', path: paths.departures },
  {
    name: 'Integrity',
    words: 'money faults refunds',
    path: paths.integrity,
    queue: { name: 'integrity', word: 'not in order' },
    startsGroup: true,
  },
  { name: 'Audit log', words: 'history actions', path: paths.auditLog },
  { name: 'Sign-ins', words: 'security events', path: paths.securityEvents },
  { name: 'Club', words: 'legal details phone gstin', path: paths.club, startsGroup: true },
  {
    name: 'Operators',
    words: 'roles staff team',
    path: paths.operators,
    needs: 'manage-operators',
  },
  { name: 'Security', words: 'password second factor sessions', path: paths.security },
]

/** Those that the operator's role may read. */
export function useConsolePages(): readonly ConsolePage[] {
  const role = use(Role)
  return consolePages.filter(({ needs }) => needs === undefined || mayOperator(role, needs))
}
