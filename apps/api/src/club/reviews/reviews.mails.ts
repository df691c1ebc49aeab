import { brand } from '@farandfew/domain/brand/brand.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** Asks a member who has come back for a review. */
export const reviewInvitation = (
  { email, tripTitle }: { email: string; tripTitle: string },
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue => ({
  kind: 'review.invitation',
  to: email,
  subject: `How was ${tripTitle}?`,
  ...renderMail({
    heading: `How was ${tripTitle}?`,
    paragraphs: [
      'You are back, and we would like to know how it was: what was worth the journey, and what you would change.',
      "A few sentences and one to five stars are enough. We read every review before it appears on the trip's page, with your first name and the month of your trip. You can change or delete it at any time.",
    ],
    button: { label: 'Write a Review', url: `${urls.web}/account?tab=previous-trips` },
    footnote: 'We ask only once for each trip.',
  }),
})

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
