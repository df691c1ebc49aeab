import {
  type BookingEnd,
  lastBalanceDate,
  minimumGroup,
  receiptSlug,
  waitlistOfferHours,
} from '@farandfew/domain/bookings'
import { brand } from '@farandfew/domain/brand'
import { type CalendarDate, formatDate } from '@farandfew/domain/calendar'
import { formatPaise } from '@farandfew/domain/money'
import type { AppContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { type MailToQueue, queueMail } from '../../outbox/queue.ts'
import { renderMail } from '../../outbox/render-mail.ts'
import type { BookingRow } from './bookings.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'

/** What a member is told about a booking. Amounts are in paise. */
export type BookingNews =
  | { kind: 'held' }
  | { kind: 'expired' }
  | { kind: 'confirmed' | 'balance-paid'; amount: number; receipt: string }
  | { kind: 'balance-due'; amount: number; due: CalendarDate }
  | { kind: 'cancelled'; by: Exclude<BookingEnd, 'hold'>; refund: number }
  | { kind: 'refunded'; amount: number }
  | { kind: 'payment-returned'; amount: number; reason: 'late' | 'double' | 'mismatch' }
  | { kind: 'group-confirmed' }

/** Where a member gets mail. */
export interface Contact {
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
}

interface Subject {
  readonly booking: BookingRow
  readonly departure: SoldDeparture
  /** Read if it is not known. */
  readonly contact?: Contact
}

interface Text {
  subject: string
  paragraphs: string[]
  /** The label of the link to the booking. */
  link?: string
}

const nameOf = ({ title, departureDate }: SoldDeparture) =>
  `${title}, departing on ${formatDate(departureDate)}`

/** What is still to pay of a plan, as a sentence. */
function balanceSentence({ paymentPlan: plan }: BookingRow): string[] {
  if (plan.kind !== 'deposit') return []
  return [`The balance of ${formatPaise(plan.balance)} is due on ${formatDate(plan.balanceDue)}.`]
}

function groupSentence({ groupDecision, sold }: SoldDeparture): string[] {
  if (groupDecision === 'confirmed' || sold >= minimumGroup) return []
  return [
    `The group leaves if at least ${minimumGroup} seats are taken. If it does not, you get everything back.`,
  ]
}

const refundSentence = (refund: number) =>
  refund > 0
    ? `We pay back ${formatPaise(refund)} to the account that you paid from. We write to you when it has left.`
    : 'Nothing is paid back.'

const reasons: Readonly<Record<Exclude<BookingEnd, 'hold'>, (departure: SoldDeparture) => string>> =
  {
    member: (departure) => `You cancelled your seat: ${nameOf(departure)}.`,
    club: (departure) => `We had to cancel your seat: ${nameOf(departure)}.`,
    balance: (departure) =>
      `The balance was not paid in time, so your booking has ended by its terms: ${nameOf(departure)}.`,
    group: (departure) =>
      `Fewer than ${minimumGroup} people booked, so the group does not leave: ${nameOf(departure)}. We are sorry.`,
  }

const returned = {
  late: 'It arrived after your booking had ended, and no seat is left.',
  double: 'It is the second payment for the same thing.',
  mismatch: 'Its amount is not the one that was due.',
} as const

function write({ booking, departure }: Subject, news: BookingNews): Text {
  const { destination } = departure
  switch (news.kind) {
    case 'held':
      return {
        subject: `Your seat to ${destination} is held for 15 minutes`,
        paragraphs: [
          `We hold a seat for you: ${nameOf(departure)}.`,
          'It is yours once you have paid. If you do not pay within 15 minutes, the seat is free again and nothing is charged.',
        ],
        link: 'Pay for the seat',
      }
    case 'expired':
      return {
        subject: `Your seat to ${destination} is no longer held`,
        paragraphs: [
          `The 15 minutes are over, and your seat is free again: ${nameOf(departure)}. Nothing was charged.`,
        ],
        link: 'Try again',
      }
    case 'confirmed':
      return {
        subject: `Your seat to ${destination} is booked`,
        paragraphs: [
          `You are booked: ${nameOf(departure)}.`,
          `We received ${formatPaise(news.amount)}. Your receipt is ${news.receipt}.`,
          ...balanceSentence(booking),
          ...groupSentence(departure),
        ],
        link: 'See your booking',
      }
    case 'balance-paid':
      return {
        subject: `Your trip to ${destination} is paid`,
        paragraphs: [
          `We received the balance of ${formatPaise(news.amount)} for ${nameOf(departure)}. Your receipt is ${news.receipt}.`,
        ],
        link: 'See your booking',
      }
    case 'balance-due':
      return {
        subject: `The balance for ${destination} is due on ${formatDate(news.due)}`,
        paragraphs: [
          `The balance of ${formatPaise(news.amount)} is due on ${formatDate(news.due)}: ${nameOf(departure)}.`,
          `If it is not paid by ${formatDate(lastBalanceDate(news.due))}, your booking ends by its terms and the seat is free again.`,
        ],
        link: 'Pay the balance',
      }
    case 'cancelled':
      if (booking.status === 'pending' && news.by === 'member') {
        return {
          subject: `Your seat to ${destination} is no longer held`,
          paragraphs: [
            `You released your seat, and it is free again: ${nameOf(departure)}.`,
            'We have received no payment. If one still arrives, all of it goes back to you.',
          ],
          link: 'Book again',
        }
      }
      return {
        subject: `Your booking to ${destination} is cancelled`,
        paragraphs: [reasons[news.by](departure), refundSentence(news.refund)],
      }
    case 'refunded':
      return {
        subject: `We have paid back ${formatPaise(news.amount)}`,
        paragraphs: [
          `${formatPaise(news.amount)} for ${nameOf(departure)} is on its way to the account that you paid from. Banks take up to seven working days.`,
        ],
      }
    case 'payment-returned':
      return {
        subject: `We are paying back ${formatPaise(news.amount)}`,
        paragraphs: [
          `We received ${formatPaise(news.amount)} for ${nameOf(departure)}. ${returned[news.reason]}`,
          refundSentence(news.amount),
        ],
      }
    case 'group-confirmed':
      return {
        subject: `${destination} is on: your group leaves`,
        paragraphs: [
          `The group is complete, and it leaves: ${nameOf(departure)}.`,
          ...(booking.amountPaid < booking.totalAmount ? balanceSentence(booking) : []),
        ],
        link: 'See your booking',
      }
  }
}

/**
 * Whether money has moved. Such a mail always leaves; the others count towards the daily limit of an unverified address,
 * because a stranger could cause them.
 */
const isAboutMoney = ({ amountPaid }: BookingRow, { kind }: BookingNews): boolean =>
  amountPaid > 0 || kind === 'confirmed' || kind === 'payment-returned'

/** Tells the member about their booking. A member without an e-mail address reads it in the account. */
export async function queueBookingMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  subject: Subject,
  news: BookingNews,
): Promise<void> {
  const { booking, departure } = subject
  const { id, userId } = booking
  if (userId === null) return
  await queueMemberMail(trx, context, {
    kind: `booking.${news.kind}`,
    contact: subject.contact ?? (await findContact(trx, userId)),
    departure,
    text: write(subject, news),
    isLimited: !isAboutMoney(booking, news),
    footnote: `Booking ${id}`,
    ...('receipt' in news && { receipt: news.receipt }),
  })
}

/**
 * Tells a member on the waitlist that a seat is theirs to book. It always leaves, because a missed offer is a lost seat;
 * a stranger can cause at most one for each full departure.
 */
export async function queueOfferMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure }: { userId: number; departure: SoldDeparture },
): Promise<void> {
  await queueMemberMail(trx, context, {
    kind: 'waitlist.offer',
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `A seat to ${departure.destination} is yours to book`,
      paragraphs: [
        `A seat is free: ${nameOf(departure)}.`,
        `You are the first on the waitlist, so we keep it for you for ${waitlistOfferHours} hours. After that it goes to the next member.`,
      ],
      link: 'Book the seat',
    },
    isLimited: false,
    footnote: 'You received this mail because you joined the waitlist.',
  })
}

const findContact = (db: Db, userId: number): Promise<Contact | undefined> =>
  db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

interface MemberMail {
  kind: string
  contact: Contact | undefined
  departure: SoldDeparture
  text: Text
  /** Whether it counts towards the daily limit of an unverified address. */
  isLimited: boolean
  footnote: string
  /** The number of the receipt to link to. */
  receipt?: string
}

async function queueMemberMail(
  trx: Db,
  { urls }: Pick<AppContext, 'urls'>,
  { kind, contact, departure, text, isLimited, footnote, receipt }: MemberMail,
): Promise<void> {
  if (!contact?.email) return
  const { subject, paragraphs, link } = text
  await queueMail(trx, {
    kind,
    to: contact.email,
    claimed: contact.emailVerifiedAt === null && isLimited,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs,
      button:
        link === undefined ? undefined : { label: link, url: `${urls.web}/book/${departure.id}` },
      footnote,
      footLink:
        receipt === undefined
          ? undefined
          : { label: `Receipt ${receipt}`, url: `${urls.web}/receipts/${receiptSlug(receipt)}` },
    }),
    replyTo: brand.email,
  })
}

/** Asks the club's desk to pay back what was paid outside the site. */
export function byHandNotice(
  booking: Pick<BookingRow, 'id'>,
  /** Paise. */
  amount: number,
  clubEmail: string,
): MailToQueue {
  const subject = `Pay back ${formatPaise(amount)} for booking ${booking.id}`
  return {
    kind: 'refund.by-hand',
    to: clubEmail,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        `Booking ${booking.id} was cancelled, and the member gets ${formatPaise(amount)} back that was not paid on the site. Please pay it back by hand. The member has been told that it is on its way.`,
      ],
    }),
  }
}

/** Asks the club's desk to pay back by hand what the gateway refuses to. */
export function failedRefundNotice(
  booking: Pick<BookingRow, 'id'>,
  refund: { id: number; amount: number; paymentId: string },
  clubEmail: string,
): MailToQueue {
  const subject = `Refund ${refund.id} failed`
  return {
    kind: 'refund.failed',
    to: clubEmail,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        `The payment gateway refused to pay back ${formatPaise(refund.amount)} of payment ${refund.paymentId} for booking ${booking.id}. It is not tried again.`,
        'Please look up the payment in the dashboard of the gateway and pay the member back by hand.',
      ],
    }),
  }
}
