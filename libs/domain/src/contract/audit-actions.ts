import { counted } from '../constants/labels.ts'
import type { OperatorRole } from './roles.ts'
import {
  days,
  departure,
  type DepartureChange,
  departureChanges,
  type DepartureFields,
  fromTo,
  goesBack,
  isDue,
  member,
  newMeeting,
  phrase,
  role,
  sum,
  withNote,
  action,
  type Change,
  type List,
  look,
  type WrittenFacts,
} from './action-row.ts'

/** A list of members: the names of its filters, not their values, which may be personal. */
interface MemberList {
  searched: boolean
  filters?: readonly string[]
  sort: string
  direction: string
}

type EndedSessions = { details: { endedSessions: number } }
type ChangedFields = { details: { fields: readonly string[] } }
type Note = { details: { noteId: number; length: number } }
type Payments = List<'method' | 'part' | 'state', 'payments'>
type Documents = List<'kind' | 'from' | 'to', 'documents'>

/** A mailing, or what it would be. */
interface MailingFacts {
  details: { to: string; id?: number; sendAt: string }
}

/** A departure that was closed or reopened. */
interface DepartureSwitch extends Change<{ isActive: boolean }> {
  details: { sold: number; held: number }
}

type ReviewChange = Change<{ state: string; isShown: boolean }>
type Invites = List<
  'status' | 'kind' | 'destination' | 'scheduleId' | 'month' | 'message' | 'assignee',
  'requests'
>

/** How many travellers a manifest has, and the bookings whose details it shows. */
interface Manifest {
  details: { travellers: number; bookings: readonly number[] }
}

/** A decision about an invite. */
interface InviteDecision extends Change<{ status: string; departure?: number | null }> {
  details: { hasNote?: true }
}

/**
 * Everything that the audit log can have, one row an action: its label, the type of its facts, and what its sentence says
 * about them. The row of a call names the actions that it may add. The fields keep the names under which they are stored.
 */
export const auditActions = {
  'audit-log.exported':
    action<List<'action' | 'operator' | 'from' | 'to' | 'sort' | 'direction', 'entries'>>(
      'Audit log exported',
    ),

  'notes.viewed': look('Notes viewed'),
  'note.added': action<Note>('Note added'),
  'note.changed': action<Change<{ length: number }> & { details: { noteId: number } }>(
    'Note changed',
  ),
  'note.deleted': action<Note>('Note deleted'),
  'tag.added': action<{ details: { tagId: number } }>('Tag added'),
  'tag.removed': action<{ details: { tagId: number } }>('Tag removed'),
  'assignee.changed': action<Change<{ assignee: string | null }>>(
    'Assignee changed',
    ({ after: { assignee } }) => (assignee === undefined ? '' : ` to ${assignee ?? 'no one'}`),
  ),

  'booking.viewed': look('Booking viewed'),
  'booking.entered': action<{ details: { departure: number; days: number } }>(
    'Booking entered by hand',
    ({ details }, nameOf) =>
      `${phrase(' for ', nameOf(departure(details.departure)))}, ${days(details.days)} to pay`,
  ),
  'booking.deadline-extended': action<{ details: { days: number } }>(
    'Deadline extended',
    ({ details }) => ` by ${days(details.days)}`,
  ),
  'booking.transfer-recorded': action<{
    details: { amount: number; receivedOn: string; reference: string }
  }>('Bank transfer recorded', ({ details }) => sum(details.amount)),
  'booking.part-refunded': action<{ details: { refund: number; hasReason: true } }>(
    'Part of a booking refunded',
    ({ details }) => goesBack(details.refund),
  ),
  'booking.cancelled': action<{
    details: { by: string; owed: number; paid: number; refund: number; hasReason?: true }
  }>('Booking cancelled', ({ details }) => goesBack(details.refund)),
  'booking.moved': action<
    Change<{ departure: number }> & {
      details: {
        from: number
        to: number
        refund: number
        balance: number
        byHand: number
        hasReason?: true
      }
    }
  >(
    'Booking moved',
    ({ before, after, details }, nameOf) =>
      fromTo(nameOf(departure(before.departure)), nameOf(departure(after.departure))) +
      goesBack(details.refund) +
      isDue(details.balance),
  ),
  'booking.confirmation-sent': action('Confirmation sent again'),
  'booking.receipt-sent': action<{ details: { receipt: string } }>('Receipt sent again'),
  'bookings.listed': look<List<'status' | 'money', 'bookings'>>('Bookings listed'),
  'bookings.exported': action<List<'status' | 'money', 'bookings'>>('Bookings exported'),
  'holds.ended': action<{ details: { holds: number } }>('Holds of a member ended'),
  'payments.listed': look<Payments>('Payments listed'),
  'payments.exported': action<Payments>('Payments exported'),
  'receipts.listed': look<Documents>('Receipts and refunds listed'),
  'receipts.exported': action<Documents>('Receipts and refunds exported'),
  'tax-rates.added': action<{ details: { validFrom: string } }>('Tax rates added'),
  'tax-rates.confirmed': action('Tax rates confirmed'),
  'tax-rates.removed': action<{ details: { validFrom: string } }>('Tax rates removed'),

  'waitlist.viewed': look<{ details: { members: number } }>('Waitlist viewed'),
  'waitlist.emptied': action<{ details: { members: number } }>('Waitlist emptied'),
  'waitlist.removed': action<{ details: { member: number; state: string } }>(
    'Member removed from a waitlist',
    ({ details }, nameOf) => phrase(': ', nameOf(member(details.member))),
  ),
  'waitlist.put-ahead': action<{ details: { member: number; others: number; state: string } }>(
    'Next seat offered out of turn',
    ({ details }, nameOf) =>
      phrase(': ', nameOf(member(details.member))) +
      `, ahead of ${counted(details.others ?? 0, 'other', 'others')}` +
      phrase(': ', details.reason),
  ),
  'waitlist.extended': action<{ details: { member: number; hours: number } }>(
    'More time given to a member of a waitlist',
    ({ details }, nameOf) => phrase(': ', nameOf(member(details.member))),
  ),

  'club.changed': action<Change<object>>('Club details changed'),

  'departure.viewed': look<{ details: { bookings: number } }>('Departure viewed'),
  'departure.added': action<{ after: DepartureFields }>('Departure added', newMeeting),
  'departure.changed': action<Change<DepartureChange>>(
    'Departure changed',
    (entry) => departureChanges(entry) + newMeeting(entry),
  ),
  'departure.closed': action<DepartureSwitch>('Departure closed'),
  'departure.reopened': action<DepartureSwitch>('Departure reopened'),
  'departure.cancelled': action<
    Change<{ groupDecision: string | null }> & {
      details: { travellers: number; holds: number; refund: number; reason: string }
    }
  >('Departure cancelled', ({ details }) => goesBack(details.refund)),
  'departures.exported':
    action<List<'season' | 'tripId' | 'lacks' | 'when', 'departures'>>('Departures exported'),
  'departure.hotel-added': action<{ after: object }>('Hotel added'),
  'departure.hotel-changed': action<Change<object>>('Hotel changed'),
  'departure.hotel-removed': action<{ before: object }>('Hotel removed'),
  'rooms.viewed': look('Rooms viewed'),
  'rooms.proposed': action<{ details: { rooms: number } }>('Rooms proposed'),
  'room.reopened': action<{ details: { room: number } }>('Room reopened'),
  'selection.proposed': look<{ details: { applicants: number; chosen: number } }>(
    'Selection proposed',
  ),

  'integrity.viewed': look<{ details: { faults: number } }>('Integrity viewed'),
  'integrity.checked': action<{ details: { faults: number } }>('Sums checked'),
  'gateway.compared': action<{ details: { days: number; differences: number } }>(
    'Gateway compared',
  ),
  'fault.resolved': action<{
    details: {
      fault: string
      key: string
      action: string
      amount: number | null
      reason?: string
      reference?: string
    }
  }>('Fault resolved', ({ details }) => `: ${details.fault ?? ''}${sum(details.amount)}`),

  'host.added': action<{ after: object }>('Host added'),
  'host.changed': action<Change<object>>('Host changed'),
  'host.deleted': action<{ before: object }>('Host deleted'),

  'inquiries.listed': look<List<'state' | 'assignee', 'inquiries'>>('Inquiries listed'),
  'inquiries.exported': action<List<'state' | 'assignee', 'inquiries'>>('Inquiries exported'),
  'inquiry.opened': look('Inquiry opened'),
  'inquiry.answered': action<Change<{ answered: boolean }>>('Inquiry answered'),
  'inquiry.reopened': action<Change<{ answered: boolean }>>('Inquiry reopened'),

  'invites.listed': look<Invites>('Invites listed'),
  'invites.exported': action<Invites>('Invites exported'),
  'invite.viewed': look('Invite viewed'),
  'invite.approved': action<InviteDecision>(
    'Invite approved',
    ({ after, details }, nameOf) =>
      phrase(' for ', nameOf(departure(after.departure))) + withNote(details.hasNote),
  ),
  'invite.rejected': action<InviteDecision>('Invite rejected', ({ details }) =>
    withNote(details.hasNote),
  ),
  'invite.decision-undone': action<Change<{ status: string }>>('Invite decision undone'),
  'invite.departure-assigned': action<
    Change<{ status?: string; departure: number | null }> & { details: { hasNote?: true } }
  >(
    'Departure assigned to an invite',
    ({ before, after, details }, nameOf) =>
      fromTo(nameOf(departure(before.departure)), nameOf(departure(after.departure))) +
      withNote(details.hasNote),
  ),
  'invite.departure-taken-back': action<Change<{ departure: number | null }>>(
    'Assignment undone',
    ({ before, after }, nameOf) =>
      fromTo(nameOf(departure(before.departure)), nameOf(departure(after.departure))),
  ),

  'mailings.listed': look<List<never, 'mailings'>>('Emails listed'),
  'mailings.exported': action<List<'part', 'mailings'>>('Emails exported'),
  'mailing.recipients-listed': look<List<never, 'recipients'>>('Recipients of an email listed'),
  'mailing-preview.viewed': look<{ details: { to: string; id?: number } }>('Email previewed'),
  'mailing.tested': action<{ details: { to: string } }>('Test email sent'),
  'mailing.scheduled': action<MailingFacts>('Email scheduled'),
  'mailing.sent': action<MailingFacts>('Email sent'),
  'mailing.changed': action<MailingFacts>('Email changed'),
  'mailing.paused': action<MailingFacts>('Email paused'),
  'mailing.cancelled': action<MailingFacts>('Email cancelled'),
  'mail-history.viewed': look('Emails to a person viewed'),
  'mail-template.added': action('Template added'),
  'mail-template.changed': action('Template changed'),
  'mail-template.removed': action('Template deleted'),
  'refused-addresses.listed': look<List<never, 'addresses'>>('Refused addresses listed'),
  'refused-address.cleared': action('Mark removed from an address'),
  'messages.listed': look<List<'state', 'messages'>>('Unsent messages listed'),
  'messages.exported': action<List<'state', 'messages'>>('Unsent messages exported'),
  'message.sent-again': action<{ details: { kind: string; addressChanged: boolean } }>(
    'Message sent again',
  ),
  'messages.sent-again': action<{ details: { messages: number } }>('All messages sent again'),
  'message.discarded': action<{ details: { kind: string } }>('Message discarded'),
  'newsletters.listed': look<List<never, 'addresses'>>('Newsletter listed'),
  'newsletters.exported': action<List<never, 'addresses'>>('Newsletter exported'),
  'newsletter.removed': action('Newsletter address removed'),

  'users.listed': look<{ details: MemberList & { afterId: number | null; limit: number } }>(
    'Members listed',
  ),
  'users.exported': action<{
    details: Partial<MemberList> & {
      columns?: readonly string[]
      members: number
      selected: number | undefined
    }
  }>('Members exported'),
  'user.viewed': look('Member viewed'),
  'user.contact-changed': action<ChangedFields>('Contact data of a member changed'),
  'user.confirmed': action<ChangedFields>('Contact of a member confirmed'),
  'user.reset-link-sent': action('Password link sent to a member'),
  'user.deactivated': action<EndedSessions>('Member deactivated'),
  'user.reactivated': action('Member reactivated'),
  'user.merged': action<{
    details: { from?: string; moved?: Readonly<Record<string, number>>; into?: string }
  }>(
    'Two members merged',
    ({ details }, nameOf) =>
      phrase(': ', nameOf(details.from), ' into this account') +
      phrase(' into ', nameOf(details.into)),
  ),
  'user.merge-undone': action<{ details: { other: string } }>(
    'Merge of two members undone',
    ({ details }, nameOf) => phrase(': ', nameOf(details.other)),
  ),
  'user.exported': action("Member's data exported"),
  'user.erased': action<{ details: { refund: number } }>('Member erased', ({ details }) =>
    goesBack(details.refund),
  ),
  'view.added': action('View of a list saved'),
  'view.changed': action<
    Change<{ isDefault: boolean }> & { details: { renamed: boolean; changed: boolean } }
  >('View of a list changed'),
  'view.removed': action('View of a list removed'),

  'operator.invited': action<{ after: { role: OperatorRole } }>('Operator invited', ({ after }) =>
    phrase(' as ', role(after.role)),
  ),
  'operator.activated': action('Operator account set up'),
  'operator.role-changed': action<Change<{ role: OperatorRole }>>(
    'Role of an operator changed',
    ({ before, after }) => fromTo(role(before.role), role(after.role)),
  ),
  'operator.link-sent': action<{ details: { state: string; endedSessions: number } }>(
    'Operator sent a new link',
  ),
  'operator.deactivated': action<EndedSessions>('Operator deactivated'),
  'own-password.changed': action('Own password changed'),
  'club-password.on': action<{ details?: { by: 'command' } }>("Club's password switched on"),
  'club-password.off': action<EndedSessions>("Club's password switched off"),
  'password.changed': action<{ details: { by: 'command'; endedSessions: number } }>(
    'Console password changed',
  ),
  'second-factor.on': action<EndedSessions>('Second factor switched on'),
  'second-factor.off': action<{ details?: { by: 'command' } }>('Second factor switched off'),
  'second-factor.refused': action('Second factor refused'),
  'recovery-code.used': action<{ details: { left: number } }>('Recovery code used'),
  'recovery-codes.renewed': action('Recovery codes renewed'),
  'session.opened': action('Console unlocked'),
  'session.closed': action('Console locked'),
  'session.ended': action<{ details: { session: string } }>('Session ended'),
  'sessions.ended': action<EndedSessions>('All sessions ended'),
  'security-events.exported': action<List<'kind' | 'outcome', 'events'>>('Sign-ins exported'),

  'reports.listed': look<List<'state', 'reports'>>('Reports listed'),
  'report.viewed': look('Report viewed'),
  'report.decided': action<Change<{ decision: string | null }>>('Report decided'),
  'reviews.listed': look<List<'state', 'reviews'>>('Reviews listed'),
  'review.approved': action<ReviewChange>('Review approved'),
  'review.declined': action<ReviewChange>('Review declined'),
  'review.unpublished': action<ReviewChange>('Review taken off the page'),

  'travel-details.listed': look('Travel details listed'),
  'travel-details.opened': look<{ details: { departureId: number; bookingId: number } }>(
    'Travel details opened',
  ),
  'travel-details.refused': action('Travel details refused'),
  'manifest.opened': look<Manifest>('Manifest opened'),
  'manifest.exported': action<Manifest>('Manifest exported'),

  'trip.added': action<{ after: object }>('Trip added'),
  'trip.changed': action<Change<object>>('Trip changed'),
  'trip.change-undone': action<Change<object> & { details: { undone: number } }>(
    'Trip change undone',
  ),
  'trip-picture.uploaded': action('Trip picture uploaded'),
}

/** What can be added to the audit log. */
export type AuditAction = keyof typeof auditActions

/** What an entry of the action has beside its subject. */
export type FactsOf<A extends AuditAction> = (typeof auditActions)[A] extends { facts?: infer F }
  ? WrittenFacts<NonNullable<F>>
  : never
