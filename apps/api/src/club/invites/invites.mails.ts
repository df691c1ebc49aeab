import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import type { Availability } from '@farandfew/domain/availability/availability.ts'
import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import type { SentInvite } from '@farandfew/domain/invites/invite.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

interface RequestedTrip {
  tripTitle: string
  /** Undefined if no departure was chosen. */
  departureDate: CalendarDate | undefined | null
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
    aboutId: invite.id,
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
      footnote: `Received ${formatClubTime(invite.createdAt)}`,
    }),
  }
}

/** What is asked for: 'Hidden Gems of Turkey, departing on 14 August 2025'. */
export const requestedTripText = ({ tripTitle, departureDate }: RequestedTrip): string =>
  departureDate ? `${tripTitle}, departing on ${formatDate(departureDate)}` : tripTitle

/**
 * Confirms that an invite request arrived, with the answer of the page that sent it. The address is unverified, so the mail
 * quotes nothing that was typed; trip and date are the club's own words.
 */
export function acknowledgement(
  { email }: Pick<SentInvite, 'email'>,
  trip: RequestedTrip & { availability: Availability },
): MailToQueue {
  return {
    kind: 'invite.acknowledgement',
    to: email,
    claimed: true,
    subject: `We have your invite request: ${trip.tripTitle}`,
    ...renderMail({
      heading: 'Thank you for asking to come along',
      paragraphs: [
        `We have your request for an invite to ${requestedTripText(trip)}.${trip.departureDate ? '' : ' You chose no date, so it counts for any departure.'}`,
        availabilityTexts[trip.availability].invite.answer,
        'If you want to add something in the meantime, just reply to this email.',
      ],
      footnote:
        'You received this email because an invite was requested with this address. If that was not you, you can ignore it.',
    }),
    replyTo: brand.email,
  }
}
