/** Every path of the console. */
export const paths = {
  users: '/',
  user: (id: number | ':id') => `/users/${id}`,
  invites: '/invites',
  trips: '/trips',
  trip: (id: number | ':id') => `/trips/${id}`,
  departures: '/departures',
  inquiries: '/inquiries',
  newsletter: '/newsletter',
  messages: '/messages',
  auditLog: '/audit-log',
  securityEvents: '/security-events',
  security: '/security',
} as const
