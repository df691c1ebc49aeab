import { refundByHand } from '@farandfew/domain/integrity/admin-integrity.ts'
import type { QueueName } from '@farandfew/domain/today/admin-today.ts'
import {
  type OperatorRole,
  operatorRoles,
  type Permission,
} from '@farandfew/domain/contract/roles.ts'

/**
 * The rooms of the console, in the order of the navigation. A room has one page or several; it is shown to the roles that
 * see at least one of them.
 */
export const rooms = {
  today: { name: 'Today' },
  requests: { name: 'Requests' },
  bookings: { name: 'Bookings' },
  money: { name: 'Money' },
  members: { name: 'Members', startsGroup: true },
  trips: { name: 'Trips' },
  mail: { name: 'Mail' },
  moderation: { name: 'Moderation' },
  settings: { name: 'Settings', startsGroup: true },
} as const satisfies Record<string, { name: string; startsGroup?: true }>

export type RoomName = keyof typeof rooms

/** What waits on a page. */
export interface Queue {
  name: QueueName
  word: string
  /** The list of what waits, with the filter of its line on Today, if its page lists other things too. */
  list?: string
  has?: (kind: string) => boolean
}

interface PageRow {
  /** The path, with `:id` for what the page is about. */
  path: string
  /** Another path that opens something on the same page. */
  alsoAt?: string
  /** The heading, and the document's title before the console's name. */
  title: string
  /** Its room and that of the pages below it, if it is not the first part of the path. */
  room?: RoomName
  /** Its link in the room and the command palette, if it has one; the name is the title by default. */
  link?: {
    name?: string
    /** Other words by which the command palette finds it. */
    words?: string
    /** Its queue, and how to say that something waits there; of what is not in order, the kinds that are on this page. */
    queue?: Queue
    /**
     * The roles to which it is shown: those that do something there, or must know what is there. Others can still follow a
     * link to it, as far as `needs` allows.
     */
    shownTo: readonly OperatorRole[]
  }
  /** The page whose file this one shares. */
  file?: string
  /** What an operator needs to read anything on it, and what the others read instead. */
  needs?: readonly [permission: Permission, otherwise: string]
  /** Whether it is before the gate, and needs no session. */
  isPublic?: true
}

const everyone = operatorRoles
const sellers = ['owner', 'bookings'] as const
const lookers = ['owner', 'bookings', 'read-only'] as const
const writers = ['owner', 'bookings', 'content'] as const
const editors = ['owner', 'content'] as const
const owners = ['owner'] as const

/**
 * Every page of the console, in the order of its rooms and of the command palette. Routes, links, titles and permissions
 * derive from this table. The file of a page has the name of its row in kebab-case: `src/routes/audit-log.tsx`. The
 * not-found page has no path and no row.
 */
export const pages = {
  today: {
    path: '/today',
    title: 'Today',
    link: { words: 'home charts figures', shownTo: everyone },
  },
  invites: {
    path: '/requests/invites',
    title: 'Invites',
    link: {
      words: 'requests applicants',
      queue: { name: 'invites', word: 'pending' },
      shownTo: lookers,
    },
  },
  inquiries: {
    path: '/requests/inquiries',
    title: 'Inquiries',
    link: {
      words: 'requests questions answers',
      queue: { name: 'inquiries', word: 'open' },
      shownTo: everyone,
    },
  },
  quickRequests: {
    path: '/requests/quick',
    title: 'Quick requests',
    file: 'invites',
    link: { words: 'requests invites', shownTo: lookers },
  },
  bookings: {
    path: '/bookings',
    title: 'Bookings',
    link: {
      words: 'seats holds',
      queue: {
        name: 'lapsedHolds',
        word: 'expired before payment',
        list: '/bookings?status=lapsed',
      },
      shownTo: lookers,
    },
  },
  payments: {
    path: '/money/payments',
    title: 'Payments',
    link: { words: 'money received transfers', shownTo: lookers },
  },
  balances: {
    path: '/money/balances',
    title: 'Balances due',
    link: { words: 'money owed overdue', shownTo: lookers },
  },
  refunds: {
    path: '/money/refunds',
    title: 'Refunds by hand',
    file: 'integrity',
    link: {
      words: 'money pay back bank transfer',
      queue: { name: 'integrity', word: 'to pay', has: (kind) => kind === refundByHand },
      shownTo: lookers,
    },
  },
  receipts: {
    path: '/money/receipts',
    title: 'Receipts and credit notes',
    link: { words: "money accountant's file export csv tax", shownTo: lookers },
  },
  moneyMonths: {
    path: '/money/by-month',
    title: 'By month',
    link: { words: 'money chart received refunded figures', shownTo: lookers },
  },
  integrity: {
    path: '/money/integrity',
    title: 'Integrity',
    link: {
      words: 'money faults refunds checks',
      queue: { name: 'integrity', word: 'not in order', has: (kind) => kind !== refundByHand },
      shownTo: lookers,
    },
  },
  members: {
    path: '/members',
    alsoAt: '/members/:id',
    title: 'Members',
    link: { words: 'users people accounts', shownTo: lookers },
  },
  trips: {
    path: '/trips',
    title: 'Trips',
    link: { words: 'catalogue', shownTo: everyone },
  },
  newTrip: { path: '/trips/new', title: 'New trip' },
  trip: { path: '/trips/:id', title: 'Trip' },
  departures: {
    path: '/departures',
    title: 'Departures',
    room: 'trips',
    link: {
      words: 'schedule dates',
      queue: {
        name: 'smallGroups',
        word: 'short of travellers',
        list: '/departures?lacks=travellers',
      },
      shownTo: everyone,
    },
  },
  hosts: {
    path: '/hosts',
    title: 'Hosts',
    room: 'trips',
    link: { words: 'guides leaders people team', shownTo: everyone },
  },
  departure: { path: '/departures/:id', title: 'Departure' },
  departureGroup: { path: '/departures/:id/group', title: 'Group' },
  applicants: { path: '/departures/:id/applicants', title: 'Applicants and waitlist' },
  departureMoney: { path: '/departures/:id/money', title: 'Money' },
  rooms: { path: '/departures/:id/rooms', title: 'Rooms' },
  manifest: {
    path: '/departures/:id/manifest',
    title: 'Manifest',
    needs: [
      'read-travel-details',
      'Your role cannot open travel details, which the manifest contains.',
    ],
  },
  departureMail: { path: '/departures/:id/mail', title: 'Mail' },
  departureSettings: { path: '/departures/:id/settings', title: 'Settings' },
  write: {
    path: '/mail/write',
    title: 'Write',
    link: { words: 'mail emails newsletter templates', shownTo: writers },
    needs: ['write', 'Your role cannot write emails.'],
  },
  scheduled: {
    path: '/mail/scheduled',
    title: 'Scheduled',
    file: 'mailings',
    link: { words: 'mail mailings', shownTo: writers },
  },
  sent: {
    path: '/mail/sent',
    title: 'Sent',
    file: 'mailings',
    link: { words: 'mail mailings', shownTo: writers },
  },
  messages: {
    path: '/mail/failed',
    title: 'Failed',
    link: {
      words: 'mail messages outbox emails sms',
      queue: { name: 'messages', word: 'failed' },
      shownTo: writers,
    },
  },
  newsletter: {
    path: '/mail/lists',
    title: 'Lists',
    link: { words: 'mail newsletter subscribers addresses', shownTo: writers },
  },
  refusedAddresses: {
    path: '/mail/refused',
    title: 'Refused addresses',
    link: { words: 'mail bounced blocked', shownTo: writers },
  },
  reports: {
    path: '/moderation/reports',
    title: 'Reports',
    link: { queue: { name: 'reports', word: 'open' }, words: 'moderation', shownTo: sellers },
    needs: ['decide-reports', 'Your role cannot read reports.'],
  },
  reviews: {
    path: '/moderation/reviews',
    title: 'Reviews',
    link: {
      words: 'moderation ratings',
      queue: { name: 'reviews', word: 'waiting' },
      shownTo: editors,
    },
  },
  club: {
    path: '/settings/club',
    title: 'Club',
    link: { words: 'settings legal details contacts phone gstin', shownTo: owners },
  },
  taxRates: {
    path: '/settings/tax-rates',
    title: 'Tax rates',
    link: { words: 'settings gst tcs', shownTo: sellers },
  },
  operators: {
    path: '/settings/operators',
    title: 'Operators',
    link: { words: 'settings roles staff team', shownTo: owners },
    needs: ['manage-operators', 'Only owners manage operators.'],
  },
  security: {
    path: '/settings/security',
    title: 'My security',
    link: { words: 'settings password second factor sessions', shownTo: everyone },
  },
  auditLog: {
    path: '/settings/log',
    title: 'Log',
    link: { words: 'settings audit history actions', shownTo: sellers },
  },
  securityEvents: {
    path: '/settings/sign-ins',
    title: 'Sign-ins',
    link: { words: 'settings security events', shownTo: owners },
  },
  invitation: { path: '/invitation', title: 'Set up your account', isPublic: true },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages

/** A row with its optional fields. */
export interface Page extends PageRow {
  readonly name: PageName
  /** None if it is before the gate. */
  readonly room?: RoomName
  /** The page whose link is the current one while this page is open: the one at the first part of the path, or itself. */
  readonly linked: PageName
}

const rows = Object.entries(pages) as [PageName, PageRow][]

const isRoom = (part: string): part is RoomName => part in rooms

/** The rows in order. */
export const pageList: readonly Page[] = rows.map(([name, row]) => {
  const [, part = ''] = row.path.split('/')
  const [linked, { room }] = rows.find(([, { path }]) => path === `/${part}`) ?? [name, row]
  return { ...row, name, linked, ...(room ? { room } : isRoom(part) && { room: part }) }
})
