import type { Access } from './contract.ts'

/** What operators can be. The club's one password opens a session of the owner. */
export const operatorRoles = ['owner', 'bookings', 'content', 'read-only'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** The names of the roles on screen. */
export const roleLabels: Readonly<Record<OperatorRole, string>> = {
  owner: 'Owner',
  bookings: 'Bookings',
  content: 'Content',
  'read-only': 'Read only',
}

/** The permissions and the roles that have them. Every role may read what needs no permission. */
export const permissions = {
  /** To change anything in the console. */
  write: ['owner', 'bookings', 'content'],
  /** To change trips. */
  'edit-trips': ['owner', 'content'],
  /** To change who the club is by law and how to reach it. */
  'edit-club': ['owner'],
  /** To change departures and hosts, to cancel departures and bookings, and to decide invites. */
  'manage-bookings': ['owner', 'bookings'],
  /** To change, deactivate, merge and erase the accounts of members on their request. */
  'care-for-members': ['owner', 'bookings'],
  /** To save lists of people as files. */
  export: ['owner', 'bookings'],
  /** To see and end everyone's sessions, and to switch sign-in by the club's password. */
  'secure-console': ['owner'],
  /** To invite and deactivate operators, and to change their roles. */
  'manage-operators': ['owner'],
  /** To see what members give before they fly: passport, emergency contact, food, arrival. */
  'read-travel-details': ['owner', 'bookings'],
  /** To read reports about members with what was reported, and to decide them. */
  'decide-reports': ['owner', 'bookings'],
  /** To approve and decline reviews of trips, and to take them off the page. */
  'decide-reviews': ['owner', 'content'],
  /** To choose the members of a group, and to propose and reopen its rooms. */
  'choose-group': ['owner', 'bookings'],
} as const satisfies Record<string, readonly OperatorRole[]>
export type Permission = keyof typeof permissions

export const mayOperator = (role: OperatorRole, permission: Permission): boolean =>
  (permissions[permission] as readonly OperatorRole[]).includes(role)

/** Whether an operator with the role may send a call. */
export const mayCall = (role: OperatorRole, access: Access): boolean =>
  access === 'visitor' ||
  access === 'operator' ||
  (access !== 'member' && mayOperator(role, access))
