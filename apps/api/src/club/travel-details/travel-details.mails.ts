import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import {
  lateTravelReminder,
  travelDetailsDueOn,
  travelDetailsKeptDays,
  type TravelDetailsState,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

interface Reminder {
  email: string
  departureId: number
  tripTitle: string
  /** A calendar date. */
  departureDate: string
  state: TravelDetailsState
  /** Days before the due date, or `lateTravelReminder`. */
  days: number
}

/** What is asked for, as a heading and a paragraph. It says nothing of what the member entered. */
function textsOf({ tripTitle, departureDate, state, days }: Reminder) {
  const due = formatDate(travelDetailsDueOn(departureDate))
  const leaving = `You leave for ${tripTitle} on ${formatDate(departureDate)}.`
  const isLate = days === lateTravelReminder
  if (state === 'needs-attention') {
    const when = isLate
      ? `They were due on ${due}. Please change them today`
      : `Please change them by ${due}`
    return {
      heading: `Your travel details for ${tripTitle} need attention`,
      text: `${leaving} You cannot travel with what you entered. ${when}: your page says what is wrong.`,
    }
  }
  if (isLate) {
    return {
      heading: `Your travel details for ${tripTitle} are missing`,
      text: `${leaving} Your travel details were due on ${due}. Please enter them today: without them we cannot complete hotel bookings and permits in your name.`,
    }
  }
  return {
    heading: `We need your travel details by ${due}`,
    text: `${leaving} For hotels and permits we need your name as it is in the passport, the passport's number and expiry date, what you eat, and someone we can call in an emergency.`,
  }
}

/** Asks a member for their travel details, or for a change of them. */
export function travelReminderMail(
  reminder: Reminder,
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue {
  const { heading, text } = textsOf(reminder)
  return {
    kind: 'travel-details.reminder',
    to: reminder.email,
    subject: heading,
    ...renderMail({
      heading,
      paragraphs: [
        text,
        'It takes about three minutes. Please have your passport with you.',
        `Your details are stored encrypted. Only you and the operators who arrange your trip can see them, and your page shows who looked. We erase them ${travelDetailsKeptDays} days after your return. Please never send passport details by email.`,
      ],
      button: {
        label:
          reminder.state === 'missing' ? 'Enter Your Travel Details' : 'See Your Travel Details',
        url: `${urls.web}/groups/${reminder.departureId}?tab=before-you-fly`,
      },
    }),
  }
}
