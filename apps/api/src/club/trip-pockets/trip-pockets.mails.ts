import type { AppContext } from '../../platform/context/context.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

export interface PocketReminder {
  email: string
  tripTitle: string
  departureId: number
}

/** Asks a member who leaves tomorrow to open the Trip Pocket on the device that they take along. */
export function pocketReminder(
  { email, tripTitle, departureId }: PocketReminder,
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue {
  const heading = 'Take your Trip Pocket along'
  return {
    kind: 'trip-pocket.reminder',
    to: email,
    subject: `${heading}: ${tripTitle}`,
    ...renderMail({
      heading,
      paragraphs: [
        `You leave for ${tripTitle} tomorrow. Your Trip Pocket has the days, the hotels, the emergency numbers and the names of your group, and it opens without a connection.`,
        'Please open it today on the phone that you take along, so that it has the latest version. Safari removes it after seven days without a visit, unless you add it to your home screen.',
      ],
      button: { label: 'Open Your Trip Pocket', url: `${urls.web}/groups/${departureId}/pocket` },
    }),
  }
}
