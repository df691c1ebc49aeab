import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { inquiryReplyHours } from '@farandfew/domain/constants/limits.ts'
import { inquiryDestinations } from '@farandfew/domain/inquiries/inquiry-destinations.ts'
import type { Inquiry } from '@farandfew/domain/inquiries/inquiry.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

const fromPage = ({ tripId, tripTitle }: Inquiry) =>
  tripTitle === null ? '' : ` from the page of ${tripTitle} (trip ${tripId})`

/** Notifies the club of an inquiry. A reply goes to the visitor. */
export function clubNotice(inquiry: Inquiry, clubEmail: string): MailToQueue {
  const destination = optionLabel(inquiryDestinations, inquiry.destination) ?? inquiry.destination
  const subject = `Inquiry ${inquiry.id}: ${inquiry.tripTitle ?? destination}`
  return {
    kind: 'inquiry.notice',
    aboutId: inquiry.id,
    to: clubEmail,
    replyTo: inquiry.email,
    subject,
    ...renderMail({
      heading: subject,
      greets: false,
      paragraphs: [
        `${inquiry.name} <${inquiry.email}> wrote${fromPage(inquiry)}:`,
        inquiry.message,
        `Reply to this email to answer. We promised to do so within ${inquiryReplyHours} hours.`,
      ],
      footnote: `Received ${formatClubTime(inquiry.createdAt)}`,
    }),
  }
}

/** Confirms that an inquiry arrived. The address is unverified, so the mail quotes nothing that was typed. */
export function acknowledgement(inquiry: Pick<Inquiry, 'email'>): MailToQueue {
  return {
    kind: 'inquiry.acknowledgement',
    to: inquiry.email,
    claimed: true,
    subject: 'We have your inquiry',
    ...renderMail({
      heading: 'Thank you for writing to us',
      paragraphs: [
        `Your inquiry has reached ${brand.name}. We'll get back to you within ${inquiryReplyHours} hours.`,
        'If you want to add something in the meantime, just reply to this email.',
      ],
      footnote:
        'You received this email because someone entered this address in our inquiry form. If that was not you, you can ignore it.',
    }),
    replyTo: brand.email,
  }
}
