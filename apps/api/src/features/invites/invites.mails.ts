import { brand } from '@farandfew/domain/brand'
import { type CalendarDate, formatDate } from '@farandfew/domain/calendar'
import { inviteReviewHours } from '@farandfew/domain/constants'
import type { SentInvite } from '@farandfew/domain/invites'
import { formatReceived, type MailToQueue, renderMail } from '../../outbox/index.ts'

interface AskedFor {
  tripTitle: string
  /** Undefined where no departure was chosen. */
  departureDate: CalendarDate | undefined
}

/** Tells the club who would like to join which trip; an answer to the mail goes to them. */
export function clubNotice(
  invite: SentInvite,
  { tripTitle, departureDate }: AskedFor,
  clubEmail: string,
): MailToQueue {
  const subject = `Invite request ${invite.id}: ${tripTitle}`
  return {
    kind: 'invite.notice',
    to: clubEmail,
    replyTo: invite.email,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        `${invite.name} <${invite.email}> asks for an invite to ${tripTitle} (trip ${invite.tripId}).`,
        departureDate
          ? `They chose the departure of ${formatDate(departureDate)}.`
          : 'They chose no departure.',
        invite.message ?? 'They wrote no message.',
        `Reply to this mail to answer. We promised to review it within ${inviteReviewHours} hours.`,
      ],
      footnote: `Received ${formatReceived(new Date(invite.createdAt))}`,
    }),
  }
}

/**
 * Tells whoever has the address that a request came in. The address is merely claimed, so nothing that was typed or
 * chosen stands in it, name and trip neither (rulings 26).
 */
export function acknowledgement({ email }: Pick<SentInvite, 'email'>): MailToQueue {
  return {
    kind: 'invite.acknowledgement',
    to: email,
    claimed: true,
    subject: 'We have your invite request',
    ...renderMail({
      heading: 'Thank you for asking to come along',
      paragraphs: [
        `Your request for an invite has reached ${brand.name}. A person reads it, thinks of the group it would join, and reviews it within ${inviteReviewHours} hours.`,
        'Where bookings for the trip are not open yet, you hear from us as soon as they are.',
        'If there is something to add in the meantime, just reply to this mail.',
      ],
      footnote:
        'You get this mail because somebody gave this address in our invite form. If that was not you, you need not do anything.',
    }),
    replyTo: brand.email,
  }
}
