import { brand } from '@farandfew/domain/brand'
import { type MailToQueue, renderMail } from '../../outbox/index.ts'
import { unsubscribeHeaders, type UnsubscribeLinks } from './unsubscribe-links.ts'

/** Welcomes an address that was put down in the newsletter form, which is merely claimed (rulings 26). */
export function welcome(email: string, links: UnsubscribeLinks): MailToQueue {
  return {
    kind: 'newsletter.welcome',
    to: email,
    claimed: true,
    subject: 'Welcome to our letters',
    headers: unsubscribeHeaders(links),
    ...renderMail({
      heading: 'Welcome to our letters',
      paragraphs: [
        `Thank you for joining the newsletter of ${brand.name}.`,
        'About once a month we write of new departures before they are announced, and of the places they go to. There is nothing else you need to do.',
      ],
      footnote:
        'You get this mail because somebody gave this address in our newsletter form. If that was not you, or if you have read enough, one click ends it.',
      footLink: { label: 'Unsubscribe', url: links.page },
    }),
    replyTo: brand.email,
  }
}
