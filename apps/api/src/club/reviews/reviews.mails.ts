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
