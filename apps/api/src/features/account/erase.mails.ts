import { brand } from '@farandfew/domain/brand'
import { type CalendarDate, formatDate } from '@farandfew/domain/calendar'
import { lastMailKind, type MailToQueue, renderMail } from '../../outbox/index.ts'

/** The last mail to a member who left; only ever sent to a confirmed address, which the outbox forgets with it. */
export const farewell = (to: string): MailToQueue => ({
  kind: lastMailKind,
  to,
  subject: 'Your account is deleted',
  ...renderMail({
    heading: 'Your account is deleted',
    paragraphs: [
      'You asked us to delete your account, and it is done: your profile, your requests, your quiz and this address are no longer with us. Records of bookings and payments stay without your name, as the law asks.',
      'If that was not you, please answer this mail.',
    ],
    footnote: 'This is the last mail that you get about your account.',
  }),
  replyTo: brand.email,
})

/** A booking that was cancelled because its member left. */
export interface CancelledBooking {
  id: number
  departureDate: CalendarDate
  /** In the currency's smallest unit. */
  amountPaid: number
  currency: string
}

const lineOf = ({ id, departureDate, amountPaid, currency }: CancelledBooking) =>
  `Booking ${id}, departure of ${formatDate(departureDate)}: ${currency} ${(amountPaid / 100).toFixed(2)} paid`

/** Tells the club which seats came back, and what was paid for them; of the person it says nothing. */
export function cancelledNotice(
  bookings: readonly CancelledBooking[],
  clubEmail: string,
): MailToQueue {
  const subject = 'A member with bookings deleted their account'
  return {
    kind: 'account.bookings-cancelled',
    to: clubEmail,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        bookings.map(lineOf).join('\n'),
        'The bookings are cancelled and their seats free again. What is due back by the terms of cancellation is for the desk to return.',
      ],
    }),
  }
}
