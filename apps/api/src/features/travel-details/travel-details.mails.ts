import { formatDate } from '@farandfew/domain/calendar'
import {
  lateTravelReminder,
  travelDetailsDueOn,
  travelDetailsKeptDays,
} from '@farandfew/domain/travel-details'
import type { AppContext } from '../../context/context.ts'
import type { MailToQueue } from '../../outbox/queue.ts'
import { renderMail } from '../../outbox/render-mail.ts'

interface Reminder {
  email: string
  /** Of the departure. */
  id: number
  title: string
  /** A calendar date. */
  departureDate: string
  /** Days before the due date, or `lateTravelReminder`. */
  days: number
}

/** Asks a member for their travel details. It says nothing of what they entered. */
export function travelReminderMail(
  { email, id, title, departureDate, days }: Reminder,
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue {
  const due = formatDate(travelDetailsDueOn(departureDate))
  const isLate = days === lateTravelReminder
  const heading = isLate
    ? `Your travel details for ${title} are missing`
    : `We need your travel details by ${due}`
  return {
    kind: 'travel-details.reminder',
    to: email,
    subject: heading,
    ...renderMail({
      heading,
      paragraphs: [
        isLate
          ? `You leave for ${title} on ${formatDate(departureDate)}. Your travel details were due on ${due}. Please enter them today: without them we cannot complete hotel bookings and permits in your name.`
          : `You leave for ${title} on ${formatDate(departureDate)}. For hotels and permits we need your name as it is in the passport, the passport's number and expiry date, what you eat, and someone we can call in an emergency.`,
        'It takes about three minutes. Please have your passport with you.',
        `Your details are stored encrypted. Only you and the operators who arrange your trip can see them, and your page shows who looked. We erase them ${travelDetailsKeptDays} days after your return. Please never send passport details by email.`,
      ],
      button: {
        label: 'Enter Your Travel Details',
        url: `${urls.web}/groups/${id}?tab=before-you-fly`,
      },
    }),
  }
}
