import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatTravelDates } from '../members/travel-dates.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

export interface HostedDeparture {
  readonly id: number
  readonly tripTitle: string
  readonly departureDate: CalendarDate
  /** Days. */
  readonly duration: number
}

const nameOf = ({ tripTitle, departureDate, duration }: HostedDeparture) =>
  `${tripTitle}, ${formatTravelDates(departureDate, duration)}`

/** Tells a member that they host a departure. */
export const hostNamedMail = (
  to: string,
  departure: HostedDeparture,
  webUrl: string,
): MailToQueue => ({
  kind: 'group.host-named',
  to,
  subject: `You are the host of ${nameOf(departure)}`,
  ...renderMail({
    heading: 'You are the host',
    paragraphs: [
      `The club has named you as the host of ${nameOf(departure)}.`,
      'In the Group Room you see who is going and when they arrive. You can pin messages in its conversation, and remove those that do not belong there. The group sees your first name and picture; what else it sees is your choice.',
    ],
    button: { label: 'Open the Group Room', url: `${webUrl}/groups/${departure.id}` },
    footnote: 'If this is a surprise, please reply to this email.',
  }),
})

/** Tells a member that they no longer host a departure. */
export const hostReplacedMail = (to: string, departure: HostedDeparture): MailToQueue => ({
  kind: 'group.host-replaced',
  to,
  subject: `You are no longer the host of ${nameOf(departure)}`,
  ...renderMail({
    heading: 'You are no longer the host',
    paragraphs: [
      `The club has changed the host of ${nameOf(departure)}. What you wrote to the group stays there with your name.`,
    ],
    footnote: 'If this is a surprise, please reply to this email.',
  }),
})
