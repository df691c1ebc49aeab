import type { Permission } from '../contract/roles.ts'

interface MailKindRow {
  /** As the lists of the console call it. */
  name: string
  /** As the history of its booking calls it. */
  inHistory?: string
  /** Sent before others, because someone waits for it. */
  isUrgent?: true
  /** An account sends it to its address, verified or not, so it is deleted with the account. */
  isOfAccount?: true
  /** Answers a form that someone without an account can send. */
  answersForm?: true
  /** A notice to the club. */
  isToClub?: true
  /** What counts it if its address is unverified; by default, what counts all others. */
  budget?: 'links' | 'changes' | undefined
  /**
   * The permission to send it to another address than its own; by default it goes nowhere else: a mail of an account has
   * links that open it, a digest has what a group wrote, and so on.
   */
  redirect?: Permission
}

const account = { isUrgent: true, isOfAccount: true } as const
const accountMail = (name: string, budget?: MailKindRow['budget']) => ({ name, budget, ...account })

/** To members and applicants: those who may correct the address where it is stored may redirect it. */
const toMember = { redirect: 'care-for-members' } as const
const toClub = { redirect: 'edit-club', isToClub: true } as const
const answer = { ...toMember, answersForm: true } as const

const bookingMail = (name: string, inHistory: string) => ({ name, inHistory, ...toMember })
const clubMailOfBooking = (name: string, inHistory: string) => ({ name, inHistory, ...toClub })

const bookingMails = {
  'booking.held': bookingMail('Booking: held', 'seat held'),
  'booking.entered': bookingMail('Booking: entered', 'seat held by an operator'),
  'booking.deadline-extended': bookingMail('Booking: deadline extended', 'more time to pay'),
  'booking.confirmation': bookingMail('Booking: confirmation', 'confirmation again'),
  'booking.expired': bookingMail('Booking: expired', 'hold ended'),
  'booking.confirmed': bookingMail('Booking: confirmed', 'booking confirmed, with receipt'),
  'booking.restored': bookingMail('Booking: restored', 'booking restored'),
  'booking.balance-due': bookingMail('Booking: balance due', 'balance due'),
  'booking.balance-paid': bookingMail('Booking: balance payment', 'balance payment, with receipt'),
  'booking.cancelled': bookingMail('Booking: cancelled', 'booking cancelled'),
  'booking.moved': bookingMail('Booking: moved', 'booking moved'),
  'booking.refunded': bookingMail('Booking: refunded', 'refund done'),
  'booking.part-refunded': bookingMail('Booking: part refunded', 'part refund'),
  'booking.receipt': bookingMail('Booking: receipt', 'receipt or credit note again'),
  'booking.payment-returned': bookingMail('Booking: payment returned', 'payment returned'),
  'booking.guaranteed': bookingMail('Booking: guaranteed', 'departure guaranteed'),
  'refund.by-hand': clubMailOfBooking('Refund: by hand', 'to the club: pay back by hand'),
  'refund.failed': clubMailOfBooking('Refund: failed', 'to the club: refund failed'),
}

const otherMails = {
  'account.welcome': accountMail('Account: welcome', 'links'),
  'account.verification': accountMail('Account: verification', 'links'),
  'account.password-reset': accountMail('Account: password reset'),
  'account.password-changed': accountMail('Account: password changed', 'changes'),
  'account.email-change': accountMail('Account: email change', 'changes'),
  'account.phone-added': accountMail('Account: phone added'),
  'account.phone-changed': accountMail('Account: phone changed'),
  'account.phone-removed': accountMail('Account: phone removed'),
  'account.username-changed': accountMail('Account: username changed'),
  'account.contact-changed': accountMail('Account: contact changed'),
  'account.contact-confirmed': accountMail('Account: contact confirmed'),
  'account.deactivated': accountMail('Account: deactivated'),
  'account.reactivated': accountMail('Account: reactivated'),
  'account.merged': accountMail('Account: merged'),
  'account.erased': accountMail('Account: erased'),
  'account.bookings-cancelled': { name: 'Account: bookings cancelled', isToClub: true, ...account },
  'account.operator-invitation': accountMail('Account: operator invitation'),
  'account.operator-reset': accountMail('Account: operator reset'),
  'account.operator-password-changed': accountMail('Account: operator password changed'),
  'inquiry.notice': { name: 'Inquiry: notice', ...toClub },
  'inquiry.acknowledgement': { name: 'Inquiry: acknowledgement', ...answer },
  'invite.notice': { name: 'Invite: notice', ...toClub },
  'invite.acknowledgement': { name: 'Invite: acknowledgement', ...answer },
  'invite.approved': { name: 'Invite: approved', ...answer },
  'invite.rejected': { name: 'Invite: rejected', ...answer },
  'invite.departure-assigned': { name: 'Invite: departure assigned', ...answer },
  'invite.departure-cancelled': { name: 'Invite: departure cancelled', ...answer },
  'invite.departure-taken-back': { name: 'Invite: departure taken back', ...answer },
  'quick-invite.notice': { name: 'Quick invite: notice', ...toClub },
  'quick-invite.acknowledgement': {
    name: 'Quick invite: acknowledgement',
    isOfAccount: true,
    ...answer,
  },
  'waitlist.offer': { name: 'Waitlist: offer', ...toMember },
  'waitlist.extended': { name: 'Waitlist: extended', ...toMember },
  'waitlist.ended': { name: 'Waitlist: ended', ...toMember },
  'waitlist.place-ended': { name: 'Waitlist: place ended', ...toMember },
  'waitlist.seat-back': { name: 'Waitlist: seat back', ...toMember },
  'room.proposed': { name: 'Room: proposed' },
  'room.reminder': { name: 'Room: reminder' },
  'room.fixed': { name: 'Room: fixed' },
  'room.ended': { name: 'Room: ended' },
  'room.own-room': { name: 'Room: own room' },
  'group.digest': { name: 'Group: digest' },
  'group.host-named': { name: 'Group: host named' },
  'group.host-replaced': { name: 'Group: host replaced' },
  'connection.requested': { name: 'Connection: requested' },
  'connection.accepted': { name: 'Connection: accepted' },
  'report.notice': { name: 'Report: notice', ...toClub },
  'report.warning': { name: 'Report: warning' },
  'review.invitation': { name: 'Review: invitation' },
  'review.declined': { name: 'Review: declined' },
  'travel-details.reminder': { name: 'Travel details: reminder' },
  'trip-pocket.reminder': { name: 'Trip pocket: reminder' },
  'newsletter.welcome': { name: 'Newsletter: welcome' },
  'mailing.member': { name: 'Mailing: member' },
  'mailing.trip-invite': { name: 'Mailing: trip invite' },
  'mailing.quick-invite': { name: 'Mailing: quick invite' },
  'mailing.inquiry': { name: 'Mailing: inquiry' },
  'mailing.departure': { name: 'Mailing: departure' },
  'mailing.newsletter': { name: 'Mailing: newsletter' },
  'mailing.test': { name: 'Mailing: test' },
} as const satisfies Record<string, MailKindRow>

const textMessages = {
  'phone.sign-in': { name: 'Phone: sign in' },
  'phone.proof': { name: 'Phone: proof' },
}

/** Kinds that an earlier version queued. */
const earlierMails = {
  'booking.group-confirmed': bookingMail('Booking: group confirmed', 'group confirmed'),
}

/** The kinds of mail that are about a booking. */
export type BookingMailKind = keyof typeof bookingMails
export type MailKind = BookingMailKind | keyof typeof otherMails
export type SmsKind = keyof typeof textMessages

/** What the outbox may contain about a booking. */
export const storedBookingMails = { ...bookingMails, ...earlierMails }
export type StoredBookingMailKind = keyof typeof storedBookingMails

/** Every kind of message that the outbox may contain, named by subject and cause. */
export type MessageKind = MailKind | SmsKind | StoredBookingMailKind
export const messageKinds: Readonly<Record<MessageKind, MailKindRow>> = {
  ...storedBookingMails,
  ...otherMails,
  ...textMessages,
}

/** What is known of a stored kind. One that a newer instance queued, while instances are replaced, has only its own name. */
export const rowOfKind = (kind: string): MailKindRow =>
  Object.hasOwn(messageKinds, kind) ? messageKinds[kind as MessageKind] : { name: kind }

/** The kinds whose row matches. */
export const listMessageKinds = (
  matches: (row: MailKindRow) => boolean | undefined,
): MessageKind[] =>
  (Object.keys(messageKinds) as MessageKind[]).filter((kind) => matches(messageKinds[kind]))
