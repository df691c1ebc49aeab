import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import type { SentInvite } from '@farandfew/domain/invites/invite.ts'
import { formatReceived } from '../../platform/outbox/format-received.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

interface RequestedTrip {
  tripTitle: string
  /** Undefined if no departure was chosen. */
  departureDate: CalendarDate | undefined
}

/** Notifies the club of a request to join a trip. A reply goes to the applicant. */
export function clubNotice(
  invite: SentInvite,
  { tripTitle, departureDate }: RequestedTrip,
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
      greets: false,
      paragraphs: [
        `${invite.name} <${invite.email}> asks for an invite to ${tripTitle} (trip ${invite.tripId}).`,
        departureDate
          ? `They chose the departure of ${formatDate(departureDate)}.`
          : 'They chose no departure.',
        invite.message ?? 'They left no message.',
        `Reply to this email to answer. We promised to review it within ${inviteReviewHours} hours.`,
      ],
      footnote: `Received ${formatReceived(new Date(invite.createdAt))}`,
    }),
  }
}

/**
 * Confirms that an invite request arrived. The address is unverified, so the mail quotes nothing that was typed or
 * chosen.
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
        `Your request for an invite has reached ${brand.name}. A person reads it with the group in mind, and reviews it within ${inviteReviewHours} hours.`,
        'Once it is approved, you can book your seat. We will email you the link.',
        'If you want to add something in the meantime, just reply to this email.',
      ],
      footnote:
        'You received this email because someone entered this address in our invite form. If that was not you, you can ignore it.',
    }),
    replyTo: brand.email,
  }
}
