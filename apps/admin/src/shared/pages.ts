import type { QueueName } from '@farandfew/domain/today/admin-open-work.ts'
import { mayOperator, type Permission } from '@farandfew/domain/operators/roles.ts'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { Role } from './role/role.ts'

interface PageRow {
  /** The path, with `:id` for what the page is about. */
  path: string
  /** Another path that opens something on the same page. */
  alsoAt?: string
  /** The heading, and the document's title before the console's name. */
  title: string
  /** Its link in the navigation and the command palette, if it has one; the name is the title by default. */
  link?: {
    name?: string
    /** Other words by which the command palette finds it. */
    words?: string
    /** Its queue, and how to say that something waits there. */
    queue?: { name: QueueName; word: string }
    /** Whether the sidebar leaves a space above it. */
    startsGroup?: true
  }
  /** What an operator needs to read anything on it, and what the others read instead. */
  needs?: readonly [permission: Permission, otherwise: string]
  /** Whether it is before the gate, and needs no session. */
  isPublic?: true
}

/**
 * Every page of the console, in the order of its navigation and command palette. Routes, links, titles and permissions
 * derive from this table. The file of a page has the name of its row in kebab-case: `src/routes/audit-log.tsx`. The
 * not-found page has no path and no row.
 */
export const pages = {
  today: { path: '/today', title: 'Today', link: { words: 'home charts figures' } },
  invites: {
    path: '/invites',
    title: 'Invites',
    link: { words: 'requests applicants', queue: { name: 'invites', word: 'pending' } },
  },
  inquiries: {
    path: '/inquiries',
    title: 'Inquiries',
    link: { words: 'questions answers', queue: { name: 'inquiries', word: 'open' } },
  },
  bookings: {
    path: '/bookings',
    title: 'Bookings',
    link: { words: 'payments refunds receipts' },
  },
  reports: {
    path: '/reports',
    title: 'Reports',
    link: { queue: { name: 'reports', word: 'open' } },
    needs: ['decide-reports', 'Your role cannot read reports.'],
  },
  reviews: {
    path: '/reviews',
    title: 'Reviews',
    link: { words: 'ratings', queue: { name: 'reviews', word: 'waiting' } },
  },
  members: {
    path: '/',
    alsoAt: '/users/:id',
    title: 'User database',
    link: { name: 'Users', words: 'members people', startsGroup: true },
  },
  newsletter: {
    path: '/newsletter',
    title: 'Newsletter',
    link: { words: 'subscribers addresses' },
  },
  mailings: {
    path: '/writing',
    title: 'Writing',
    link: { words: 'mailings emails templates' },
  },
  messages: {
    path: '/messages',
    title: 'Messages',
    link: { words: 'outbox emails sms', queue: { name: 'messages', word: 'failed' } },
  },
  trips: { path: '/trips', title: 'Trips', link: { startsGroup: true } },
  newTrip: { path: '/trips/new', title: 'New trip' },
  trip: { path: '/trips/:id', title: 'Trip' },
  departures: { path: '/departures', title: 'Departures', link: { words: 'schedule dates' } },
  rooms: { path: '/departures/:id/rooms', title: 'Rooms' },
  manifest: {
    path: '/departures/:id/manifest',
    title: 'Manifest',
    needs: [
      'read-travel-details',
      'Your role cannot open travel details, which the manifest contains.',
    ],
  },
  selection: {
    path: '/departures/:id/selection',
    title: 'Choose the group',
    needs: ['choose-group', 'Your role cannot choose a group.'],
  },
  integrity: {
    path: '/integrity',
    title: 'Integrity',
    link: {
      words: 'money faults refunds',
      queue: { name: 'integrity', word: 'not in order' },
      startsGroup: true,
    },
  },
  auditLog: { path: '/audit-log', title: 'Audit log', link: { words: 'history actions' } },
  securityEvents: {
    path: '/security-events',
    title: 'Sign-ins',
    link: { words: 'security events' },
  },
  club: {
    path: '/club',
    title: 'Club',
    link: { words: 'legal details phone gstin tax rates gst tcs', startsGroup: true },
  },
  operators: {
    path: '/operators',
    title: 'Operators',
    link: { words: 'roles staff team' },
    needs: ['manage-operators', 'Only owners manage operators.'],
  },
  security: {
    path: '/security',
    title: 'Security',
    link: { words: 'password second factor sessions' },
  },
  invitation: { path: '/invitation', title: 'Set up your account', isPublic: true },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages

/** A row with its optional fields. */
export type Page = PageRow & { readonly name: PageName }

/** The rows in order. */
export const pageList: readonly Page[] = Object.entries<PageRow>(pages).map(([name, row]) => ({
  ...row,
  name: name as PageName,
}))

/** A page of the navigation. */
export interface LinkedPage extends Omit<NonNullable<PageRow['link']>, 'name'> {
  name: string
  path: string
  alsoAt: string | undefined
}

const linkedPages = pageList.flatMap(({ path, alsoAt, title, link, needs }) =>
  link ? [{ name: title, ...link, path, alsoAt, needs: needs?.[0] }] : [],
)

/** The pages of the navigation that the operator's role may read. */
export function useLinkedPages(): readonly LinkedPage[] {
  const role = use(Role)
  return linkedPages.filter(({ needs }) => needs === undefined || mayOperator(role, needs))
}

const isBelow = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Whether a page of the navigation is the one at an address, or above it. */
export const isPageAt = ({ path, alsoAt }: Pick<LinkedPage, 'path' | 'alsoAt'>, pathname: string) =>
  // Every path begins with that of the members' page.
  (path === '/' ? pathname === path : isBelow(path, pathname)) ||
  (alsoAt !== undefined && isBelow(alsoAt.replace('/:id', ''), pathname))

/** The page of the navigation that is open, or that the open page is below. */
export function useCurrentPage(): LinkedPage | undefined {
  const { pathname } = useLocation()
  return useLinkedPages().find((page) => isPageAt(page, pathname))
}
