import { brand } from '@farandfew/domain/brand'
import { inquiryReplyHours } from '@farandfew/domain/constants'
import { inquiryDestinations, type Inquiry } from '@farandfew/domain/inquiries'
import { optionLabel } from '@farandfew/domain/options'
import { formatReceived, type MailToQueue, renderMail } from '../../outbox/index.ts'

/** Tells the club what somebody asked; an answer to the mail goes to them. */
export function clubNotice(inquiry: Inquiry, clubEmail: string): MailToQueue {
  const destination = optionLabel(inquiryDestinations, inquiry.destination) ?? inquiry.destination
  const subject = `Inquiry ${inquiry.id}: ${destination}`
  return {
    kind: 'inquiry.notice',
    to: clubEmail,
    replyTo: inquiry.email,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        `${inquiry.name} <${inquiry.email}> wrote:`,
        inquiry.message,
        `Reply to this mail to answer. We promised to do so within ${inquiryReplyHours} hours.`,
      ],
      footnote: `Received ${formatReceived(new Date(inquiry.createdAt))}`,
    }),
  }
}

/**
 * Tells whoever has the address that an inquiry came in. The address is merely claimed, so nothing that was
 * typed stands in it, the name neither (rulings 26).
 */
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
        'If there is something to add in the meantime, just reply to this mail.',
      ],
      footnote:
        'You get this mail because somebody gave this address in our inquiry form. If that was not you, you need not do anything.',
    }),
    replyTo: brand.email,
  }
}
