import { keptText } from '@farandfew/domain/seats/booking-sums.ts'
import { documentName, type Receipt } from '@farandfew/domain/refunds/money-documents.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { calendarAttachment, type CalendarFile } from '../../platform/calendar/write-calendar.ts'
import { otherTrip, sumAndWay } from '../refunds/refunds.mails.ts'
import { tripOn } from '../seats/seats.mails.ts'
import { lastMailKind } from '../../platform/outbox/claim.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import type { MailBlock } from '../../platform/outbox/render-block.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** A booking that was cancelled because its member deleted their account. */
export interface CancelledBooking {
  id: number
  tripTitle: string
  departureDate: CalendarDate
  /** Paise. */
  amountPaid: number
  /** What its summary says of it. */
  money: string
  /** What had gone back of it before, in paise. */
  partRefunded: number
  /** Paise. */
  refund: number
  /** The part of the refund that was not paid on the site, in paise. */
  byHand: number
  receipts: readonly Pick<Receipt, 'number' | 'part' | 'partNumber' | 'reference' | 'facts'>[]
  /** Whether the member had got everything back for the same departure before. */
  isSecondFullRefund: boolean
  calendar: CalendarFile | undefined
}

function refundOf(cancelled: CancelledBooking): string {
  const { amountPaid, refund, byHand, money } = cancelled
  if (amountPaid === 0) return money
  return refund > 0
    ? `Of ${keptText(cancelled)}, we refund ${sumAndWay(refund, byHand)}.`
    : `Under the cancellation terms there is no refund of ${keptText(cancelled)}.`
}

/**
 * What finds the money later, when there is no account any more: the gateway or the bank knows a refund by its payment, and
 * gives it a reference of its own only once it is sent.
 */
const moneyReferences = ({ tripTitle: title, departureDate, receipts }: CancelledBooking) =>
  receipts.map(
    (receipt) =>
      `${documentName(receipt)}${otherTrip(receipt.facts, { title, departureDate })}. Reference of the payment: ${receipt.reference}`,
  )

/** What the member reads of the bookings that ended with the account. */
const bookingFacts = (bookings: readonly CancelledBooking[]): (string | MailBlock)[] =>
  bookings.length === 0
    ? []
    : [
        bookings.length === 1 ? 'Your booking is cancelled:' : 'Your bookings are cancelled:',
        {
          type: 'facts',
          rows: bookings.map((booking) => ({
            label: `Booking ${booking.id}`,
            value: [
              tripOn(booking.tripTitle, booking.departureDate),
              refundOf(booking),
              ...moneyReferences(booking),
            ].join('\n'),
          })),
        },
        ...(bookings.some(({ refund }) => refund > 0)
          ? [
              'Banks take up to seven working days. If money is missing after that, or if you need the credit note, which we issue once the refund is done, reply to this email with the number of the booking.',
            ]
          : []),
      ]

/**
 * The last mail after an erasure, with what goes back for each booking that ended with the account. The outbox deletes it, and
 * the address with it, once it is sent.
 */
export const accountDeletedMail = (
  to: string,
  cancelled: readonly CancelledBooking[],
): MailToQueue => ({
  kind: lastMailKind,
  to,
  subject: 'Your account has been deleted',
  attachments: cancelled.flatMap(({ calendar }) => calendar ?? []).map(calendarAttachment),
  ...renderMail({
    heading: 'Your account has been deleted',
    paragraphs: [
      'You asked us to delete your account, and we have: your profile, your requests, your quiz and this address are gone. We keep records of bookings and payments without your name, because the law requires it.',
      ...bookingFacts(cancelled),
      'If that was not you, just reply to this email.',
    ],
    footnote: 'This is the last email about your account.',
  }),
  replyTo: brand.email,
})

const lineOf = ({ id, departureDate, byHand, isSecondFullRefund, ...sums }: CancelledBooking) =>
  [
    `Booking ${id}, departure of ${formatDate(departureDate)}: ${formatPaise(sums.amountPaid)} paid, ${formatPaise(sums.refund)} goes back`,
    ...(byHand > 0 ? [`Please pay ${formatPaise(byHand)} of it back by hand.`] : []),
    ...(isSecondFullRefund
      ? ['It is the second time that this member gets everything back for this departure.']
      : []),
  ].join('. ')

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
        'The bookings are cancelled under their terms, and their seats are free again. Payments made on the site are refunded automatically.',
      ],
    }),
  }
}
