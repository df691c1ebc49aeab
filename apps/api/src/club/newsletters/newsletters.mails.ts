import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import {
  unsubscribeHeaders,
  type UnsubscribeLinks,
} from '../../platform/unsubscribe/unsubscribe-links.ts'

/** Welcomes a new address of the newsletter. The address is unverified. */
export function welcome(email: string, links: UnsubscribeLinks): MailToQueue {
  return {
    kind: 'newsletter.welcome',
    to: email,
    claimed: true,
    subject: 'Welcome to our newsletter',
    headers: unsubscribeHeaders(links, 'newsletter'),
    ...renderMail({
      heading: 'Welcome to our newsletter',
      paragraphs: [
        `Thank you for subscribing to the newsletter of ${brand.name}.`,
        'About once a month we write about new departures before we announce them, and about the places they go to. There is nothing else you need to do.',
      ],
      footnote:
        'You received this email because someone entered this address in our newsletter form. If that was not you, or if you no longer want our newsletter, you can unsubscribe with one click.',
      footLink: { label: 'Unsubscribe', url: links.page },
    }),
    replyTo: brand.email,
  }
}
