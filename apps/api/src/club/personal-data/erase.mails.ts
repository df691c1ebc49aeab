import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { lastMailKind } from '../../platform/outbox/claim.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** The last mail after an erasure. It goes to a verified address only, and the outbox deletes it once it is sent. */
export const accountDeletedMail = (to: string): MailToQueue => ({
  kind: lastMailKind,
  to,
  subject: 'Your account has been deleted',
  ...renderMail({
    heading: 'Your account has been deleted',
    paragraphs: [
      'You asked us to delete your account, and we have: your profile, your requests, your quiz and this address are gone. We keep records of bookings and payments without your name, because the law requires it.',
      'If that was not you, just reply to this email.',
    ],
    footnote: 'This is the last email about your account.',
  }),
  replyTo: brand.email,
})

/** A booking that was cancelled because its member deleted their account. */
export interface CancelledBooking {
  id: number
  departureDate: CalendarDate
  /** Paise. */
  amountPaid: number
  /** Paise. */
  refund: number
}

const lineOf = ({ id, departureDate, amountPaid, refund }: CancelledBooking) =>
  `Booking ${id}, departure of ${formatDate(departureDate)}: ${formatPaise(amountPaid)} paid, ${formatPaise(refund)} goes back`

/** Lists freed seats and the amounts paid for them to the club, without naming the person. */
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
      greets: false,
      paragraphs: [
        bookings.map(lineOf).join('\n'),
        'The bookings are cancelled under their terms, and their seats are free again. Payments made on the site are refunded automatically; please refund any other payment by hand.',
      ],
    }),
  }
}
