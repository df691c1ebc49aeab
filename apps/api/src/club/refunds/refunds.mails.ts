import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import {
  type CreditNote,
  type DocumentFacts,
  documentName,
  type Receipt,
} from '@farandfew/domain/refunds/money-documents.ts'
import { uncapitalized } from '@farandfew/domain/text/words.ts'
import { type BookingSummary, refundedLabel } from '@farandfew/domain/bookings/booking-summary.ts'
import { refundWay } from '@farandfew/domain/refunds/refund-history.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { MailBlock } from '../../platform/outbox/render-block.ts'
import { type MailToQueue, queueMail } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { type BookingRow, findPayer } from '../seats/bookings.queries.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import type { ToldRefund } from './refunds.queries.ts'
import { tripOn, nameOf, type BookingNews, placeOf } from '../seats/seats.mails.ts'

/** What a document adds of its trip: it names that for good, and the booking may have moved to another one since. */
export function otherTrip(
  { tripTitle, departureDate }: Pick<DocumentFacts, 'tripTitle' | 'departureDate'>,
  departure: Pick<SoldDeparture, 'title' | 'departureDate'>,
): string {
  const said = tripOn(tripTitle, departureDate)
  return said === nameOf(departure) ? '' : `, which names ${said}`
}

/** A refund and where it goes, of which a part may be paid by hand: '₹50,000 by bank transfer'. */
export function sumAndWay(refund: number, byHand: number): string {
  const sum = formatPaise(refund)
  if (byHand === 0) return `${sum} ${refundWay(false)}`
  if (byHand >= refund) return `${sum} ${refundWay(true)}`
  const parts = `${formatPaise(refund - byHand)} ${refundWay(false)}, and ${formatPaise(byHand)} ${refundWay(true)}`
  return `${sum}: ${parts}`
}

/** Of one refund or several: one mail says that all of a booking's refunds are done. */
const doneSentence = 'We email you as soon as all of it is done.'

export const refundSentence = (refund: number, byHand = 0) =>
  refund > 0
    ? `We'll refund ${sumAndWay(refund, byHand)}. ${doneSentence}`
    : 'Under the cancellation terms there is no refund.'

/** Each refund with how far it is. */
export function refundSteps(refunds: BookingSummary['refunds']): (string | MailBlock)[] {
  if (refunds.length === 0) return []
  const rows = refunds.map(({ label, amount, text }) => ({
    label,
    value: `${formatPaise(amount)}\n${text}`,
  }))
  const isAllDone = refunds.every(({ label }) => label === refundedLabel)
  return [{ type: 'facts', rows }, ...(isAllDone ? [] : [doneSentence])]
}

/** What was paid out, as a sentence for each refund. */
function refundedSentences(refunds: readonly ToldRefund[], departure: SoldDeparture): string[] {
  const sentences = refunds.map(({ amount, reference, creditNote, facts: said, isByHand }) => {
    const facts = [
      reference && `The reference is ${reference}.`,
      creditNote && `Your credit note is ${creditNote}${said ? otherTrip(said, departure) : ''}.`,
    ]
    const paid = `We have refunded ${formatPaise(amount)} of your booking for ${nameOf(departure)} ${refundWay(isByHand)}.`
    return [paid, ...facts].filter(Boolean).join(' ')
  })
  return [...sentences, 'Banks take up to seven working days.']
}

/** A part of what was paid goes back, and the member keeps the seat. */
export const partRefundedMail =
  ({ amount, byHand, reason }: { amount: number; byHand: number; reason: string }) =>
  ({ refundTable }: BookingSummary): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.part-refunded',
    refundTable,
    subject: `We refund ${formatPaise(amount)} for your ${placeOf(departure)} trip`,
    paragraphs: [
      `You keep your seat on ${nameOf(departure)}. ${refundSentence(amount, byHand)}`,
      `The reason: ${reason}`,
    ],
    link: 'See your booking',
  })

/** Refunds were paid out, and others may be still to come. */
export const refundedMail =
  (refunds: readonly ToldRefund[]) =>
  ({ refunds: all }: BookingSummary): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.refunded',
    subject: `Your refund of ${formatPaise(refunds.reduce((total, { amount }) => total + amount, 0))} for your ${placeOf(departure)} booking is done`,
    paragraphs: [
      ...refundedSentences(refunds, departure),
      ...refundSteps(all.filter(({ label }) => label !== refundedLabel)),
    ],
    link: 'See your booking',
  })

/** A receipt or credit note again. */
export const documentMail =
  (document: Receipt | CreditNote): BookingNews =>
  ({ departure }) => {
    const name = uncapitalized(documentName(document))
    const amount = formatPaise(document.amount)
    const issued = `issued on ${formatDate(document.issuedOn)}`
    return {
      kind: 'booking.receipt',
      document,
      subject: `Your ${name}`,
      paragraphs: [
        `About your booking for ${nameOf(departure)}: here is the ${name}${otherTrip(document.facts, departure)}.`,
        'part' in document
          ? `We received ${amount} on ${formatDate(document.receivedOn)}; the receipt was ${issued}.`
          : `We have refunded ${amount}; the credit note was ${issued}.`,
      ],
      link: 'See your booking',
    }
  }

/** Asks the club to pay back what was paid outside the site. */
export async function queueByHandNotice(
  trx: Db,
  { urls, mail }: Pick<AppContext, 'urls' | 'mail'>,
  { id, userId }: Pick<BookingRow, 'id' | 'userId'>,
  {
    amount,
    why,
  }: {
    /** Paise. */
    amount: number
    why: 'cancelled' | 'moved to a cheaper departure' | 'refunded in part'
  },
): Promise<void> {
  if (amount === 0) return
  const member = userId === null ? 'A former member' : (await findPayer(trx, userId)).name
  const subject = `Booking ${id}: pay back ${formatPaise(amount)} by hand`
  await queueMail(trx, {
    kind: 'refund.by-hand',
    bookingId: id,
    to: mail.clubEmail,
    subject,
    ...renderMail({
      heading: subject,
      greets: false,
      paragraphs: [
        `The booking of ${member} was ${why}, and ${formatPaise(amount)} of what goes back was not paid on the site. Please pay it back by hand, and enter the reference on the page Refunds by hand. The member expects it.`,
      ],
      button: { label: 'Open Refunds by hand', url: `${urls.admin}/money/refunds` },
    }),
  })
}

/** Asks the club to pay back by hand what the gateway refuses to. */
export function failedRefundNotice(
  booking: Pick<BookingRow, 'id'>,
  refund: { id: number; amount: number; paymentId: string },
  clubEmail: string,
): MailToQueue {
  const subject = `Refund ${refund.id} failed`
  return {
    kind: 'refund.failed',
    bookingId: booking.id,
    to: clubEmail,
    subject,
    ...renderMail({
      heading: subject,
      greets: false,
      paragraphs: [
        `The payment gateway refused to pay back ${formatPaise(refund.amount)} of payment ${refund.paymentId} for booking ${booking.id}. It is not tried again.`,
        'Please look up the payment in the dashboard of the gateway and pay the member back by hand.',
      ],
    }),
  }
}
