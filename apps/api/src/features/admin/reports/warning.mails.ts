import { brand } from '@farandfew/domain/brand'
import type { MailToQueue } from '../../../outbox/queue.ts'
import { renderMail } from '../../../outbox/render-mail.ts'

/** Warns a reported member. It does not say who reported, or what. */
export const warningMail = (to: string): MailToQueue => ({
  kind: 'report.warning',
  to,
  subject: 'A warning about how you treat other members',
  ...renderMail({
    heading: 'Please treat others with respect',
    paragraphs: [
      `Other travellers have told us about something that you wrote or did. We have looked at it, and it is not how members of ${brand.name} treat each other.`,
      'Please leave those alone who do not want contact, and write nothing that offends or threatens anyone. If it happens again, we may stop your requests to other members.',
      'If you think that this is a mistake, please answer this mail.',
    ],
  }),
  replyTo: brand.email,
})
