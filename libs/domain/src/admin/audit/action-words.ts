/**
 * Every action of the audit log, with its label. Entries of earlier versions have the three refusals at sign-in, which are
 * security events now.
 */
export const actionWords = {
  'audit-log.exported': 'Audit log exported',
  'booking.cancelled': 'Booking cancelled',
  'club.changed': 'Club details changed',
  'club-password.off': "Club's password switched off",
  'club-password.on': "Club's password switched on",
  'departure.added': 'Departure added',
  'departure.cancelled': 'Departure cancelled',
  'departure.changed': 'Departure changed',
  'departure.closed': 'Departure closed',
  'departure.host-named': 'Host named',
  'departure.hotel-added': 'Hotel added',
  'departure.hotel-changed': 'Hotel changed',
  'departure.hotel-removed': 'Hotel removed',
  'departure.reopened': 'Departure reopened',
  'departure.viewed': 'Departure viewed',
  'inquiries.exported': 'Inquiries exported',
  'inquiries.listed': 'Inquiries listed',
  'inquiry.answered': 'Inquiry answered',
  'inquiry.opened': 'Inquiry opened',
  'inquiry.reopened': 'Inquiry reopened',
  'invite.approved': 'Invite approved',
  'invite.decision-undone': 'Invite decision undone',
  'invite.rejected': 'Invite declined',
  'invite.viewed': 'Invite viewed',
  'invites.listed': 'Invites listed',
  'message.discarded': 'Message discarded',
  'message.sent-again': 'Message sent again',
  'messages.listed': 'Unsent messages listed',
  'messages.sent-again': 'All messages sent again',
  'newsletter.removed': 'Newsletter address removed',
  'newsletters.exported': 'Newsletter exported',
  'newsletters.listed': 'Newsletter listed',
  'operator.activated': 'Operator activated',
  'operator.deactivated': 'Operator deactivated',
  'operator.invited': 'Operator invited',
  'operator.link-sent': 'Operator sent a new link',
  'operator.role-changed': 'Role of an operator changed',
  'own-password.changed': 'Own password changed',
  'password.changed': 'Console password changed',
  'password.removed': 'Password of a role removed',
  'recovery-code.used': 'Recovery code used',
  'recovery-codes.renewed': 'Recovery codes renewed',
  'report.decided': 'Report decided',
  'report.viewed': 'Report viewed',
  'reports.listed': 'Reports listed',
  'review.approved': 'Review approved',
  'review.declined': 'Review declined',
  'review.unpublished': 'Review taken off the page',
  'reviews.listed': 'Reviews listed',
  'room.reopened': 'Room reopened',
  'rooms.proposed': 'Rooms proposed',
  'rooms.viewed': 'Rooms viewed',
  'second-factor.off': 'Second factor switched off',
  'second-factor.on': 'Second factor switched on',
  'second-factor.refused': 'Second factor refused',
  'selection.proposed': 'Selection proposed',
  'session.closed': 'Console locked',
  'session.code-asked': 'Code asked for',
  'session.code-refused': 'Code refused',
  'session.ended': 'Session ended',
  'session.opened': 'Console unlocked',
  'session.refused': 'Password refused',
  'sessions.ended': 'All sessions ended',
  'travel-details.listed': 'Travel details listed',
  'travel-details.opened': 'Travel details opened',
  'travel-details.refused': 'Travel details refused',
  'trip.added': 'Trip added',
  'trip.change-undone': 'Trip change undone',
  'trip.changed': 'Trip changed',
  'trip-picture.uploaded': 'Trip picture uploaded',
  'user.viewed': 'Member viewed',
  'users.exported': 'Members exported',
  'users.listed': 'Members listed',
} as const
export type AuditAction = keyof typeof actionWords

/** Actions that only read data. On a working day, most entries are of this kind. */
export const readActions = (Object.keys(actionWords) as AuditAction[]).filter(
  (action) => /\.(listed|viewed)$/.test(action) || action === 'inquiry.opened',
)

/** The filter value for every action that is not one of `readActions`. */
export const exceptReads = 'deeds'

const wordsByAction = new Map<string, string>(Object.entries(actionWords))

/** The label of an action; an action that no longer exists keeps its stored name. */
export const describeAction = (action: string): string => wordsByAction.get(action) ?? action
