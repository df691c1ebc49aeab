import { type ComponentType, lazy } from 'react'
import NotFoundPage from '../routes/not-found.tsx'
import UsersPage from '../routes/users.tsx'
import { paths } from '../shared/paths.ts'

export interface PageRoute {
  /** A pattern of React Router. */
  pattern: string
  Page: ComponentType
}

/** The pages of the open console. The last row matches every other path. */
export const pageRoutes: readonly PageRoute[] = [
  { pattern: paths.users, Page: UsersPage },
  { pattern: paths.user(':id'), Page: UsersPage },
  { pattern: paths.today, Page: lazy(() => import('../routes/today.tsx')) },
  { pattern: paths.invites, Page: lazy(() => import('../routes/invites.tsx')) },
  { pattern: paths.trips, Page: lazy(() => import('../routes/trips.tsx')) },
  { pattern: paths.newTrip, Page: lazy(() => import('../routes/new-trip.tsx')) },
  { pattern: paths.trip(':id'), Page: lazy(() => import('../routes/trip.tsx')) },
  { pattern: paths.departures, Page: lazy(() => import('../routes/departures.tsx')) },
  { pattern: paths.bookings, Page: lazy(() => import('../routes/bookings.tsx')) },
  { pattern: paths.rooms(':id'), Page: lazy(() => import('../routes/rooms.tsx')) },
  { pattern: paths.manifest(':id'), Page: lazy(() => import('../routes/manifest.tsx')) },
  { pattern: paths.selection(':id'), Page: lazy(() => import('../routes/selection.tsx')) },
  { pattern: paths.inquiries, Page: lazy(() => import('../routes/inquiries.tsx')) },
  { pattern: paths.reports, Page: lazy(() => import('../routes/reports.tsx')) },
  { pattern: paths.reviews, Page: lazy(() => import('../routes/reviews.tsx')) },
  { pattern: paths.newsletter, Page: lazy(() => import('../routes/newsletters.tsx')) },
  { pattern: paths.writing, Page: lazy(() => import('../routes/writing.tsx')) },
  { pattern: paths.messages, Page: lazy(() => import('../routes/messages.tsx')) },
  { pattern: paths.integrity, Page: lazy(() => import('../routes/integrity.tsx')) },
  { pattern: paths.club, Page: lazy(() => import('../routes/club.tsx')) },
  { pattern: paths.auditLog, Page: lazy(() => import('../routes/audit-log.tsx')) },
  {
    pattern: paths.securityEvents,
    Page: lazy(() => import('../routes/security-events.tsx')),
  },
  { pattern: paths.operators, Page: lazy(() => import('../routes/operators.tsx')) },
  { pattern: paths.security, Page: lazy(() => import('../routes/security.tsx')) },
  { pattern: '*', Page: NotFoundPage },
]
