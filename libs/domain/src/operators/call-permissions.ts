import type { AdminCall } from '../contract/registry.ts'
import { mayOperator, type OperatorRole, type Permission } from './roles.ts'

/** Who may send a call: `anyone`, also without a session; `operator`, every role; or the roles with a permission. */
export type CallAccess = Permission | 'operator' | 'anyone'

/** Who may send each call of the console. The API refuses all others; a call without a row does not compile. */
export const callPermissions: Readonly<Record<AdminCall, CallAccess>> = {
  'POST /api/admin/session': 'anyone',
  'GET /api/admin/session': 'anyone',
  'DELETE /api/admin/session': 'anyone',
  'GET /api/admin/sessions': 'secure-console',
  'DELETE /api/admin/sessions': 'secure-console',
  'DELETE /api/admin/sessions/:id': 'secure-console',
  'PUT /api/admin/club-password': 'secure-console',

  'POST /api/admin/invitation': 'anyone',
  'POST /api/admin/invitation/accept': 'anyone',
  'GET /api/admin/operators': 'manage-operators',
  'POST /api/admin/operators': 'manage-operators',
  'PATCH /api/admin/operators/:id': 'manage-operators',
  'POST /api/admin/operators/:id/link': 'manage-operators',
  'POST /api/admin/operators/:id/deactivate': 'manage-operators',

  // The operator's own sign-in.
  'GET /api/admin/account': 'operator',
  'POST /api/admin/account/password': 'operator',
  'DELETE /api/admin/account/sessions/:id': 'operator',
  'GET /api/admin/second-factor': 'operator',
  'POST /api/admin/second-factor/offer': 'operator',
  'POST /api/admin/second-factor': 'operator',
  'DELETE /api/admin/second-factor': 'operator',
  'POST /api/admin/second-factor/recovery-codes': 'operator',

  'GET /api/admin/member-views': 'operator',
  'POST /api/admin/member-views': 'write',
  'PATCH /api/admin/member-views/:id': 'write',
  'DELETE /api/admin/member-views/:id': 'write',
  'GET /api/admin/users': 'operator',
  'GET /api/admin/users/count': 'operator',
  'GET /api/admin/users.csv': 'export',
  'GET /api/admin/users/:id': 'operator',
  'PATCH /api/admin/users/:id/contact': 'care-for-members',
  'POST /api/admin/users/:id/confirm': 'care-for-members',
  'POST /api/admin/users/:id/reset-link': 'care-for-members',
  'POST /api/admin/users/:id/deactivate': 'care-for-members',
  'POST /api/admin/users/:id/reactivate': 'care-for-members',
  'POST /api/admin/users/:id/export': 'care-for-members',
  'GET /api/admin/users/:id/erasure': 'care-for-members',
  'POST /api/admin/users/:id/erasure': 'care-for-members',
  'GET /api/admin/users/:id/merge': 'care-for-members',
  'POST /api/admin/users/:id/merge': 'care-for-members',
  'POST /api/admin/users/:id/merge/undo': 'care-for-members',

  'GET /api/admin/trips': 'operator',
  'POST /api/admin/trips': 'edit-trips',
  'POST /api/admin/trip-pictures': 'edit-trips',
  'GET /api/admin/trips/:id': 'operator',
  'GET /api/admin/trips/:id/history': 'operator',
  'PATCH /api/admin/trips/:id': 'edit-trips',
  'POST /api/admin/trips/:id/undo': 'edit-trips',

  'GET /api/admin/bookings': 'operator',
  'GET /api/admin/bookings/:id': 'operator',
  'POST /api/admin/bookings/:id/cancel': 'manage-bookings',
  'GET /api/admin/bookings/:id/departures': 'manage-bookings',
  'POST /api/admin/bookings/:id/move': 'manage-bookings',
  'GET /api/admin/receipts.csv': 'export',

  'GET /api/admin/departures': 'operator',
  'GET /api/admin/departures/:id': 'operator',
  'POST /api/admin/departures': 'manage-bookings',
  'PATCH /api/admin/departures/:id': 'manage-bookings',
  'POST /api/admin/departures/:id/close': 'manage-bookings',
  'POST /api/admin/departures/:id/reopen': 'manage-bookings',
  'POST /api/admin/departures/:id/cancel': 'manage-bookings',
  'GET /api/admin/departures/:id/cancellation': 'operator',
  'PUT /api/admin/departures/:id/host': 'choose-group',
  'GET /api/admin/departures/:id/hotels': 'operator',
  'POST /api/admin/departures/:id/hotels': 'manage-bookings',
  'PUT /api/admin/departures/:id/hotels/:hotelId': 'manage-bookings',
  'DELETE /api/admin/departures/:id/hotels/:hotelId': 'manage-bookings',
  'GET /api/admin/departures/:id/travel-details': 'operator',
  'POST /api/admin/departures/:id/travel-details/:bookingId/open': 'read-travel-details',
  'POST /api/admin/departures/:id/manifest': 'read-travel-details',
  'GET /api/admin/departures/:id/manifest.csv': 'read-travel-details',
  'GET /api/admin/departures/:id/rooms': 'operator',
  'POST /api/admin/departures/:id/rooms/propose': 'choose-group',
  'POST /api/admin/departures/:id/rooms/:roomId/reopen': 'choose-group',
  'GET /api/admin/departures/:id/selection': 'choose-group',

  'GET /api/admin/invites': 'operator',
  'GET /api/admin/invites.csv': 'export',
  'POST /api/admin/invites/decisions': 'manage-bookings',
  'GET /api/admin/invites/:kind/:id': 'operator',
  'POST /api/admin/invites/:kind/:id/decision': 'manage-bookings',
  'POST /api/admin/invites/:kind/:id/departure': 'manage-bookings',
  'POST /api/admin/invites/:kind/:id/undo': 'manage-bookings',

  'GET /api/admin/inquiries': 'operator',
  'POST /api/admin/inquiries/answered': 'write',
  'GET /api/admin/inquiries.csv': 'export',
  'GET /api/admin/inquiries/:id': 'operator',
  'POST /api/admin/inquiries/:id/answered': 'write',

  'GET /api/admin/reports': 'decide-reports',
  'GET /api/admin/reports/:id': 'decide-reports',
  'GET /api/admin/reports/:id/pictures/:position': 'decide-reports',
  'POST /api/admin/reports/:id/decision': 'decide-reports',

  'GET /api/admin/reviews': 'operator',
  'POST /api/admin/reviews/:id/approve': 'decide-reviews',
  'POST /api/admin/reviews/:id/decline': 'decide-reviews',
  'POST /api/admin/reviews/:id/unpublish': 'decide-reviews',

  'GET /api/admin/annotations': 'operator',
  'GET /api/admin/annotations/:kind/:id': 'operator',
  'POST /api/admin/annotations/:kind/:id/notes': 'write',
  'PATCH /api/admin/annotations/:kind/:id/notes/:noteId': 'write',
  'DELETE /api/admin/annotations/:kind/:id/notes/:noteId': 'write',
  'POST /api/admin/annotations/:kind/:id/tags': 'write',
  'DELETE /api/admin/annotations/:kind/:id/tags/:tagId': 'write',
  'PUT /api/admin/annotations/:kind/:id/assignee': 'write',
  'POST /api/admin/annotations/tags': 'write',
  'POST /api/admin/annotations/assignees': 'write',
  'GET /api/admin/open-work': 'operator',
  'GET /api/admin/today': 'operator',

  'GET /api/admin/integrity': 'operator',
  'POST /api/admin/integrity/check': 'manage-bookings',
  'POST /api/admin/integrity/:kind/:key/:action': 'manage-bookings',

  'GET /api/admin/messages': 'operator',
  'GET /api/admin/messages/counts': 'operator',
  'POST /api/admin/messages/send-again': 'write',
  'POST /api/admin/messages/:id/send-again': 'write',
  'DELETE /api/admin/messages/:id': 'write',

  'GET /api/admin/mailings': 'operator',
  'GET /api/admin/mailings/:id': 'operator',
  'GET /api/admin/mailings/:id/recipients': 'operator',
  'POST /api/admin/mailings/preview': 'write',
  'POST /api/admin/mailings/test': 'write',
  'POST /api/admin/mailings': 'write',
  'PATCH /api/admin/mailings/:id': 'write',
  'POST /api/admin/mailings/:id/state': 'write',
  'GET /api/admin/mail-templates': 'operator',
  'POST /api/admin/mail-templates': 'write',
  'PUT /api/admin/mail-templates/:id': 'write',
  'DELETE /api/admin/mail-templates/:id': 'write',
  'GET /api/admin/refused-addresses': 'operator',
  'DELETE /api/admin/refused-addresses/:id': 'write',
  'GET /api/admin/mail-history': 'operator',

  'GET /api/admin/newsletters': 'operator',
  'GET /api/admin/newsletters.csv': 'export',
  'DELETE /api/admin/newsletters/:id': 'write',

  'GET /api/admin/club': 'operator',
  'PUT /api/admin/club': 'edit-club',

  'GET /api/admin/audit-log': 'operator',
  'GET /api/admin/audit-log.csv': 'export',
  'GET /api/admin/security-events': 'operator',
}

const accessByCall = new Map<string, CallAccess>(Object.entries(callPermissions))

/** Who may send a call; undefined if the console has no such call. `path` has its parameters as `:name`. */
export const findCallAccess = (method: string, path: string): CallAccess | undefined =>
  accessByCall.get(`${method} ${path}`)

/** Whether an operator with the role may send a call. */
export const mayCall = (role: OperatorRole, access: CallAccess): boolean =>
  access === 'anyone' || access === 'operator' || mayOperator(role, access)
