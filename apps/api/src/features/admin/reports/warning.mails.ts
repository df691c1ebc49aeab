import { brand } from '@farandfew/domain/brand'
import type { MailToQueue } from '../../../outbox/queue.ts'
import { renderMail } from '../../../outbox/render-mail.ts'

/** Warns a reported member. It does not say who reported, or what. */
export const warningMail = (to: string): MailToQueue => ({
  kind: 'report.warning',
  to,
  subject: 'Please treat other members with respect',
  ...renderMail({
    heading: 'Please treat other members with respect',
    paragraphs: [
      `We received a report about something you wrote or did, and looked into it. It is not how members of ${brand.name} treat each other.`,
      'Please leave people alone if they don’t want contact, and don’t write anything that offends or threatens anyone. If it happens again, we may stop you from sending requests to other members.',
      'If you think this is a mistake, just reply to this email.',
    ],
  }),
  replyTo: brand.email,
})
