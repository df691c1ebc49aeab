/** What operators can be. The console's one password opens a session of the owner. */
export const operatorRoles = ['owner', 'bookings', 'content', 'read-only'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** The permissions and the roles that have them. Every role may read what needs no permission. */
export const permissions = {
  /** To change anything in the console. */
  write: ['owner', 'bookings', 'content'],
  /** To see what members give before they fly: passport, emergency contact, food, arrival. */
  'read-travel-details': ['owner', 'bookings'],
  /** To read reports about members with what was reported, and to decide them. */
  'decide-reports': ['owner', 'bookings'],
  /** To choose the members of a group, and to name its host. */
  'choose-group': ['owner', 'bookings'],
} as const satisfies Record<string, readonly OperatorRole[]>
export type Permission = keyof typeof permissions

export const mayOperator = (role: OperatorRole, permission: Permission): boolean =>
  (permissions[permission] as readonly OperatorRole[]).includes(role)
