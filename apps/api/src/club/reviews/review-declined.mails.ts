import { brand } from '@farandfew/domain/brand/brand.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

interface Declined {
  email: string
  tripTitle: string
  reason: string
  /** Whether the trip's page showed the review until now. */
  wasShown: boolean
}

/** Explains to a member why their review is not on the page. */
export function reviewDeclinedMail(
  { email, tripTitle, reason, wasShown }: Declined,
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue {
  const subject = wasShown
    ? `We took your review of ${tripTitle} off the page`
    : `We did not publish your review of ${tripTitle}`
  return {
    kind: 'review.declined',
    to: email,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        `Our reason: ${reason}`,
        'You can change your review and send it again, or delete it. If you think this is a mistake, please reply to this email.',
      ],
      button: { label: 'See Your Review', url: `${urls.web}/account?tab=previous-trips` },
    }),
    replyTo: brand.email,
  }
}
