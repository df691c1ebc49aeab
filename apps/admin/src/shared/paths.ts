/** Every path of the console. */
export const paths = {
  users: '/',
  today: '/today',
  user: (id: number | ':id') => `/users/${id}`,
  invites: '/invites',
  /** Opens a request, whatever its state. */
  invite: (kind: 'trip' | 'quick', id: number) => `/invites?status=all&request=${kind}-${id}`,
  /** Opens a request such as 'trip-7' in the list of those with a state. */
  inviteIn: (status: 'pending' | 'approved', name: string) =>
    `/invites?status=${status}&request=${name}`,
  trips: '/trips',
  newTrip: '/trips/new',
  trip: (id: number | ':id') => `/trips/${id}`,
  departures: '/departures',
  /** Opens a departure over the table. */
  departure: (id: number) => `/departures?departure=${id}`,
  bookings: '/bookings',
  /** The receipts and refunds for the accountant, below the list. */
  accountant: '/bookings#accountant',
  /** Opens a booking over the list. */
  booking: (id: number) => `/bookings?booking=${id}`,
  /** Asks who cancels a booking. */
  cancelBooking: (id: number) => `/bookings?booking=${id}&view=cancel`,
  rooms: (id: number | ':id') => `/departures/${id}/rooms`,
  manifest: (id: number | ':id') => `/departures/${id}/manifest`,
  selection: (id: number | ':id') => `/departures/${id}/selection`,
  inquiries: '/inquiries',
  inquiry: (id: number) => `/inquiries?open=${id}`,
  reports: '/reports',
  report: (id: number) => `/reports?open=${id}`,
  reviews: '/reviews',
  newsletter: '/newsletter',
  writing: '/writing',
  /** The form of a mail to 'newsletter', or to 'member-7', 'trip-invite-7', 'quick-invite-7', 'inquiry-7' or 'departure-7'. */
  write: (to: string) => `/writing?to=${to}`,
  mailing: (id: number) => `/writing?mailing=${id}`,
  messages: '/messages',
  integrity: '/integrity',
  /** What a check has found. */
  fault: (kind: string) => `/integrity#${kind}`,
  club: '/club',
  auditLog: '/audit-log',
  securityEvents: '/security-events',
  operators: '/operators',
  security: '/security',
  /** The link of an operator's mail. Needs no session. */
  invitation: '/invitation',
} as const
