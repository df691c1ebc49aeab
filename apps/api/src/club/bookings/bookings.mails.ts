import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { keptOf, owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import { seatHoldMinutes, undoSeconds } from '@farandfew/domain/constants/limits.ts'
import { type BookingEnd, type PaymentMethod } from '@farandfew/domain/seats/booking.ts'
import {
  decisionDate,
  flightsText,
  guaranteeText,
  minimumGroup,
} from '@farandfew/domain/departures/guarantee.ts'
import { lastBalanceDate } from '@farandfew/domain/payments/payment-plan.ts'
import type { DocumentFacts } from '@farandfew/domain/refunds/money-documents.ts'
import { canEndUnpaid, keptText, noPaymentText } from '@farandfew/domain/bookings/money-texts.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { refundSteps } from '@farandfew/domain/refunds/refund.ts'
import { refundWay } from '@farandfew/domain/refunds/refund-history.ts'
import { waitlistOfferHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { sharePictureOf } from '@farandfew/domain/pictures/share-picture.ts'
import { calendarAttachment } from '../../platform/calendar/write-calendar.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { shortName } from '../departures/departure-row.ts'
import type { MailAttachment } from '../../platform/db/column-types.ts'
import {
  type MailSubject,
  type MailToQueue,
  queueDelayedMail,
  queueMail,
} from '../../platform/outbox/queue.ts'
import type { MailBlock } from '../../platform/outbox/render-block.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { findBookedTrip } from './booked-trip.queries.ts'
import { factsOfBookedTrip } from './booked-trip.facts.ts'
import { writeBookingCalendar } from './booking-calendar.ts'
import { type BookingRow, findPayer } from './bookings.queries.ts'
import type { SoldDeparture } from './offers.queries.ts'
import type { ToldRefund } from './refunds.queries.ts'

/** Why a payment goes back to the member instead of to their booking. */
export type ReturnReason =
  | 'cancelled by member'
  | 'cancelled by club'
  | 'other seat'
  | 'moved'
  | 'closed'
  | 'no seat'
  | 'too late'
  | 'double'
  | 'mismatch'

type TripOfDocument = Pick<DocumentFacts, 'tripTitle' | 'departureDate'>

/** News about a booking. Amounts are in paise. */
export type BookingNews =
  | { kind: 'held' }
  /** An operator has entered the booking; the seat is held until an instant. */
  | { kind: 'entered'; until: Date }
  | { kind: 'deadline-extended'; amount: number; until: Date | CalendarDate }
  /** That the seat is booked, again. */
  | { kind: 'confirmation' }
  /** `wasOpened`: its checkout was, so that a payment may still arrive. */
  | { kind: 'expired'; wasOpened: boolean }
  | {
      kind: 'confirmed' | 'balance-paid'
      amount: number
      /** What is still to pay. */
      left: number
      method: PaymentMethod
      receipt: string
    }
  /** A booking that had ended is confirmed after all. */
  | { kind: 'restored' }
  | { kind: 'balance-due'; amount: number; due: CalendarDate }
  /** With the reason of the club, if it gives one. */
  | {
      kind: 'cancelled'
      by: Exclude<BookingEnd, 'hold'>
      refund: number
      /** The part of it that the club pays by hand. */
      byHand: number
      reasonForMember?: string | undefined
    }
  | { kind: 'moved'; from: SoldDeparture; refund: number; byHand: number }
  | { kind: 'part-refunded'; amount: number; byHand: number; reason: string }
  | { kind: 'refunded'; refunds: readonly ToldRefund[] }
  /** A receipt or credit note again. */
  | {
      kind: 'receipt'
      receipt: string
      amount: number
      name: 'receipt' | 'credit note'
      facts: TripOfDocument
    }
  | { kind: 'payment-returned'; amount: number; reason: ReturnReason }
  | { kind: 'guaranteed' }

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
  /** Whether it also leads to the page of the group. */
  leadsToGroup?: boolean
}

/** 'Turkey (departing on 14 August 2025)'. */
const tripOn = (title: string, departureDate: CalendarDate) =>
  `${title} (departing on ${formatDate(departureDate)})`

const nameOf = ({ title, departureDate }: SoldDeparture) => tripOn(title, departureDate)

/** The trip that a document names: it stays that one when the booking moves. */
const tripSaid = ({ tripTitle, departureDate }: TripOfDocument) => tripOn(tripTitle, departureDate)

/** What is still to pay of a plan, as a sentence. */
function balanceSentence({ paymentPlan: plan }: BookingRow, left: number): string[] {
  if (plan.kind !== 'deposit' || left <= 0) return []
  return [`The balance of ${formatPaise(left)} is due on ${formatDate(plan.balanceDue)}.`]
}

/** Whether the departure takes place, for a member with a seat or, with a hold, without one. */
const groupSentence = (departure: SoldDeparture, hasSeat = true): string =>
  guaranteeText({ ...departure, decisionDate: decisionDate(departure) }, hasSeat)

/**
 * What is lost if the balance stays unpaid: the booking is then cancelled the day after its last date. Nothing is said of a
 * departure that is decided by then and not guaranteed yet: it takes place, or everyone gets everything back.
 */
function unpaidSentence(booking: BookingRow, departure: SoldDeparture): string[] {
  const { paymentPlan: plan } = booking
  if (plan.kind !== 'deposit' || owedOf(booking) === 0) return []
  const { departureDate, groupDecision } = departure
  const { balanceDue } = plan
  const last = lastBalanceDate(balanceDue)
  const decided = { groupDecision, decisionDate: decisionDate(departure) }
  if (!canEndUnpaid({ balanceDue, departure: decided })) return []
  const { terms } = booking
  const [step] = refundSteps({ paid: keptOf(booking), departureDate, terms }, addDays(last, 1))
  const back = step?.amount ?? 0
  const paid = keptText(booking)
  const loss =
    back === 0
      ? `under the cancellation terms there is no refund of ${paid}`
      : `under the cancellation terms you get back ${formatPaise(back)} of ${paid}`
  return [
    `If it is not paid by ${formatDate(last)}, we have to cancel your booking: your seat goes to someone else, and ${loss}.`,
  ]
}

/** A refund and where it goes, of which a part may be paid by hand: '₹50,000 by bank transfer'. */
export function sumAndWay(refund: number, byHand: number): string {
  const sum = formatPaise(refund)
  if (byHand === 0) return `${sum} ${refundWay(false)}`
  if (byHand >= refund) return `${sum} ${refundWay(true)}`
  const parts = `${formatPaise(refund - byHand)} ${refundWay(false)}, and ${formatPaise(byHand)} ${refundWay(true)}`
  return `${sum}: ${parts}`
}

const refundSentence = (refund: number, byHand = 0) =>
  refund > 0
    ? `We'll refund ${sumAndWay(refund, byHand)}. We email you as soon as it is done.`
    : 'Under the cancellation terms there is no refund.'

/** What a move makes of the money. */
function movedMoneySentences(booking: BookingRow, refund: number, byHand: number): string[] {
  const price = `The price is now ${formatPaise(booking.totalAmount)}.`
  return refund > 0
    ? [
        `${price} That is ${formatPaise(refund)} less than you have paid. ${refundSentence(refund, byHand)}`,
      ]
    : [price, ...balanceSentence(booking, owedOf(booking))]
}

/** Whether flights can be booked for the new departure, also if we had said so of the earlier one. */
function movedGroupSentence(from: SoldDeparture, departure: SoldDeparture): string {
  const now = groupSentence(departure)
  const wasGuaranteed =
    from.groupDecision === 'guaranteed' && departure.groupDecision !== 'guaranteed'
  if (!wasGuaranteed) return now
  const wait = flightsText({ ...departure, decisionDate: decisionDate(departure) })
  return `Your earlier departure was guaranteed, and this one is not yet, so please do not book flights for it yet. ${wait ?? ''} ${now}`
}

/** 'We received ₹50,000 by bank transfer.' */
const receivedSentence = ({ amount, method }: { amount: number; method: PaymentMethod }) =>
  `We received ${formatPaise(amount)}${method === 'transfer' ? ' by bank transfer' : ''}.`

/** What was paid out, as a sentence for each refund. */
function refundedSentences(refunds: readonly ToldRefund[], departure: SoldDeparture): string[] {
  const sentences = refunds.map(({ amount, reference, creditNote, facts: said, isByHand }) => {
    const facts = [
      reference && `The reference is ${reference}.`,
      creditNote && `Your credit note is ${creditNote}.`,
    ]
    const paid = `We have refunded ${formatPaise(amount)} for ${said ? tripSaid(said) : nameOf(departure)} ${refundWay(isByHand)}.`
    return [paid, ...facts].filter(Boolean).join(' ')
  })
  return [...sentences, 'Banks take up to seven working days.']
}

const reasons: Readonly<Record<Exclude<BookingEnd, 'hold'>, (departure: SoldDeparture) => string>> =
  {
    member: (departure) => `You cancelled your booking for ${nameOf(departure)}.`,
    club: (departure) =>
      departure.groupDecision === 'cancelled'
        ? `We had to cancel ${nameOf(departure)}. We are sorry.`
        : `We had to cancel your booking for ${nameOf(departure)}. We are sorry.`,
    balance: (departure) =>
      `We did not receive the balance in time, so we had to cancel your booking for ${nameOf(departure)}.`,
    group: (departure) =>
      `Fewer than ${minimumGroup} people booked ${nameOf(departure)}, so this departure will not take place. We are sorry.`,
  }

/** Why a hold that nobody has paid for was ended. */
const holdReasons: typeof reasons = {
  ...reasons,
  member: (departure) => `You released your seat on ${nameOf(departure)}.`,
  club: (departure) =>
    departure.groupDecision === 'cancelled'
      ? reasons.club(departure)
      : `We had to end your hold on a seat on ${nameOf(departure)}. We are sorry.`,
}

/** Why a payment is returned, as a sentence. */
const returned: Readonly<Record<ReturnReason, string>> = {
  'cancelled by member': 'It arrived after you had cancelled, so it comes back to you.',
  'cancelled by club': 'It arrived after your booking had been cancelled, so it comes back to you.',
  'other seat':
    'It arrived after your hold had ended, and you have another booking for this departure.',
  moved:
    'It was for the price from before we moved your booking, so it comes back to you. Your booking page shows what is due now.',
  closed: 'It arrived after your hold had ended, and this departure can no longer be booked.',
  'too late':
    "It arrived more than an hour after your hold had ended. You can hold a seat again, at today's price.",
  'no seat': 'It arrived after your hold had ended, and by then no seat was free.',
  double: 'You had already paid, so this payment was one too many.',
  mismatch: 'Its amount or currency is not the one that was due, so we could not accept it.',
}

/** Whether the departure is gone for the member. After a single booking that the club cancelled it is not. */
const leadsToOtherDates = ({ groupDecision }: SoldDeparture, by: Exclude<BookingEnd, 'hold'>) =>
  by === 'group' || by === 'balance' || (by === 'club' && groupDecision === 'cancelled')

/** Whether an operator has entered the booking, or given it more time than a hold has. */
const isLongHold = ({ holdExpiresAt, createdAt }: BookingRow): boolean =>
  holdExpiresAt !== null &&
  holdExpiresAt.getTime() - createdAt.getTime() > (seatHoldMinutes + 1) * 60_000

/** Whether what ended was a hold, which nobody calls a booking. */
const isHold = ({ status }: BookingRow) => status === 'pending'

function linkOfCancelled(
  booking: BookingRow,
  departure: SoldDeparture,
  by: Exclude<BookingEnd, 'hold'>,
): string {
  if (leadsToOtherDates(departure, by)) return 'See other dates'
  return isHold(booking) && by === 'member' ? 'Book again' : 'See your booking'
}

export function writeNews(
  { booking, departure }: Pick<Subject, 'booking' | 'departure'>,
  news: BookingNews,
): Text {
  const place = shortName(departure.destination)
  switch (news.kind) {
    case 'held':
      return {
        subject: `Your seat on the ${place} trip is held for ${seatHoldMinutes} minutes`,
        paragraphs: [
          `We're holding a seat for you on ${nameOf(departure)}.`,
          `It is yours once you have paid. If you do not pay within ${seatHoldMinutes} minutes, the seat becomes free again and you are not charged.`,
        ],
        link: 'Pay for your seat',
      }
    case 'entered':
      return {
        subject: `We're holding a seat for you on the ${place} trip`,
        paragraphs: [
          `We've entered a booking for you on ${nameOf(departure)}, and hold your seat until ${formatClubTime(news.until)}.`,
          `${formatPaise(booking.paymentPlan.now)} confirms it: pay on the page of your booking, or by bank transfer as you agreed with us. Without a payment the hold ends, and you are not charged.`,
          groupSentence(departure, false),
        ],
        link: 'Pay for your seat',
      }
    case 'deadline-extended':
      return {
        subject: `You have more time to pay for your ${place} trip`,
        paragraphs: [
          `You can now pay the ${formatPaise(news.amount)} for ${nameOf(departure)} until ${typeof news.until === 'string' ? formatDate(news.until) : formatClubTime(news.until)}.`,
        ],
        link: 'See your booking',
      }
    case 'confirmation':
      return {
        subject: `Your seat on the ${place} trip is booked`,
        paragraphs: [
          `You're booked on ${nameOf(departure)}. You have paid ${formatPaise(booking.amountPaid)}.`,
          ...(booking.partRefunded > 0
            ? [`We have refunded ${formatPaise(booking.partRefunded)} of it.`]
            : []),
          ...balanceSentence(booking, owedOf(booking)),
          groupSentence(departure),
        ],
        link: 'See your booking',
        leadsToGroup: true,
      }
    case 'expired':
      return {
        subject: `Your seat on the ${place} trip is no longer held`,
        paragraphs: [
          `${isLongHold(booking) ? 'Your time to pay is over' : `The ${seatHoldMinutes} minutes are over`}, and we no longer hold your seat on ${nameOf(departure)}.`,
          news.wasOpened
            ? 'We have received no payment. If one still arrives, you get a seat if one is free, or all of it back.'
            : 'You have not been charged.',
        ],
        link: news.wasOpened ? 'See your booking' : 'Try again',
      }
    case 'confirmed':
      return {
        subject: `Your seat on the ${place} trip is booked`,
        paragraphs: [
          `You're booked on ${nameOf(departure)}.`,
          `${receivedSentence(news)} Your receipt is ${news.receipt}.`,
          ...balanceSentence(booking, news.left),
          groupSentence(departure),
        ],
        link: 'See your booking',
        leadsToGroup: true,
      }
    case 'balance-paid':
      return {
        subject:
          news.left > 0
            ? `We received a part of the balance for your ${place} trip`
            : `Your ${place} trip is paid in full`,
        paragraphs: [
          `${receivedSentence(news)} It is for ${nameOf(departure)}, and your receipt is ${news.receipt}.`,
          news.left > 0
            ? `${formatPaise(news.left)} is still to pay${booking.paymentPlan.kind === 'deposit' ? ` by ${formatDate(booking.paymentPlan.balanceDue)}` : ''}.`
            : 'There is nothing more to pay.',
        ],
        link: 'See your booking',
      }
    case 'restored':
      return {
        subject: `Your seat on the ${place} trip is booked`,
        paragraphs: [
          `You're booked on ${nameOf(departure)} after all. Your earlier payment counts, and nothing is due again.`,
          groupSentence(departure),
        ],
        link: 'See your booking',
        leadsToGroup: true,
      }
    case 'balance-due':
      return {
        subject: `The balance for your ${place} trip is due on ${formatDate(news.due)}`,
        paragraphs: [
          `The balance of ${formatPaise(news.amount)} for ${nameOf(departure)} is due on ${formatDate(news.due)}.`,
          ...unpaidSentence(booking, departure),
          groupSentence(departure),
        ],
        link: 'Pay the balance',
      }
    case 'cancelled':
      return {
        subject: isHold(booking)
          ? `Your seat on the ${place} trip is no longer held`
          : `Your ${place} booking is cancelled`,
        paragraphs: [
          (isHold(booking) ? holdReasons : reasons)[news.by](departure),
          ...(news.reasonForMember === undefined ? [] : [`The reason: ${news.reasonForMember}`]),
          booking.amountPaid > 0 ? refundSentence(news.refund, news.byHand) : noPaymentText,
        ],
        link: linkOfCancelled(booking, departure, news.by),
      }
    case 'moved':
      return {
        subject: `Your booking is now for ${place}, departing on ${formatDate(departure.departureDate)}`,
        paragraphs: [
          `We moved your booking from ${nameOf(news.from)} to ${nameOf(departure)}. What you have paid counts for it.`,
          ...movedMoneySentences(booking, news.refund, news.byHand),
          movedGroupSentence(news.from, departure),
          'If this is not what you agreed with us, just reply to this email.',
        ],
        link: 'See your booking',
        leadsToGroup: true,
      }
    case 'part-refunded':
      return {
        subject: `We refund ${formatPaise(news.amount)} for your ${place} trip`,
        paragraphs: [
          `You keep your seat on ${nameOf(departure)}. ${refundSentence(news.amount, news.byHand)}`,
          `The reason: ${news.reason}`,
        ],
        link: 'See your booking',
      }
    case 'refunded': {
      const sum = news.refunds.reduce((total, { amount }) => total + amount, 0)
      return {
        subject: `Your refund of ${formatPaise(sum)} is done`,
        paragraphs: refundedSentences(news.refunds, departure),
        link: 'See your booking',
      }
    }
    case 'receipt':
      return {
        subject: `Your ${news.name} ${news.receipt}`,
        paragraphs: [
          `Here is your ${news.name} ${news.receipt} for ${formatPaise(news.amount)}, for ${tripSaid(news.facts)}.`,
        ],
        link: 'See your booking',
      }
    case 'payment-returned':
      return {
        subject: `We're returning your payment of ${formatPaise(news.amount)}`,
        paragraphs: [
          `We received ${formatPaise(news.amount)} for ${nameOf(departure)}. ${returned[news.reason]}`,
          refundSentence(news.amount),
        ],
        link: 'See your booking',
      }
    case 'guaranteed':
      return {
        subject: `Your ${place} trip is guaranteed`,
        paragraphs: [
          `${minimumGroup} people are booked on ${nameOf(departure)}, so it takes place, whoever cancels from now on. You can book your flights.`,
          ...balanceSentence(booking, owedOf(booking)),
          // The reminders before could not say it.
          ...(booking.balanceReminded === null ? [] : unpaidSentence(booking, departure)),
        ],
        link: 'See your booking',
        leadsToGroup: true,
      }
  }
}

/**
 * Whether money has moved, or an operator causes it. Such a mail always leaves; the others count towards the daily limit of an unverified address,
 * because a stranger could cause them.
 */
const isAboutMoney = ({ amountPaid }: BookingRow, { kind }: BookingNews): boolean =>
  amountPaid > 0 || ['confirmed', 'payment-returned', 'entered', 'deadline-extended'].includes(kind)

/** What a mail adds to its text: a picture, facts of the trip, and the calendar file of the booking. */
interface Enclosed {
  picture?: { url: string; alt: string } | undefined
  facts?: MailBlock | undefined
  attachments?: MailAttachment[] | undefined
}

/** News after which the booking's calendar file is another one. */
const changesCalendar = new Set<BookingNews['kind']>([
  'confirmed',
  'confirmation',
  'restored',
  'moved',
  'cancelled',
])

/** What goes with the news, of the booking as it is stored now. */
async function enclose(
  trx: Db,
  { urls, clock }: MailContext,
  { booking, departure }: Subject,
  { kind }: BookingNews,
): Promise<Enclosed> {
  if (!changesCalendar.has(kind)) return {}
  const booked = await findBookedTrip(trx, booking.id)
  const file = booked && writeBookingCalendar({ urls }, { booked, departure, isAhead: true })
  if (!booked || !file) return {}
  const attachments = [calendarAttachment(file)]
  if (!['confirmed', 'confirmation', 'restored'].includes(kind)) return { attachments }
  const { amountPaid, confirmedAt } = booked
  const at = { now: new Date(), today: clock.today() }
  return {
    attachments,
    picture: { url: `${urls.web}${sharePictureOf(departure)}`, alt: departure.title },
    facts: {
      type: 'facts',
      rows: factsOfBookedTrip(
        { booked, booking: { ...booking, amountPaid, confirmedAt }, departure },
        at,
      ),
    },
  }
}

type MailContext = Pick<AppContext, 'urls' | 'clock'>

/** Mails the member about their booking. A member without an email address reads it in the account. */
export async function queueBookingMail(
  trx: Db,
  context: MailContext,
  subject: Subject,
  news: BookingNews,
): Promise<void> {
  const { booking, departure } = subject
  const { id, userId } = booking
  if (userId === null) return
  const contact = subject.contact ?? (await findContact(trx, userId))
  if (!contact?.email) return
  await queueMemberMail(trx, context, {
    about: { kind: `booking.${news.kind}`, bookingId: id },
    contact,
    departure,
    text: writeNews(subject, news),
    enclosed: await enclose(trx, context, subject, news),
    isLimited: !isAboutMoney(booking, news),
    footnote: `Booking ${id}`,
    ...('receipt' in news && { receipt: news.receipt }),
  })
}

const becauseOfWaitlist = 'You received this email because you joined the waitlist.'
const becauseOfInvite = 'You received this email because you asked for an invite.'

interface SeatOffer {
  userId: number
  departure: SoldDeparture
  offeredUntil: Date
}

/**
 * Mails a member on the waitlist that a seat is theirs to book. It always leaves, because a missed offer is a lost seat;
 * a stranger can cause at most one for each full departure.
 */
export async function queueOfferMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, offeredUntil }: SeatOffer,
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.offer' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `A seat on the ${shortName(departure.destination)} trip is yours to book`,
      paragraphs: [
        `A seat has become free on ${nameOf(departure)}, and you are next on the waitlist.`,
        `Open the page by ${formatClubTime(offeredUntil)}: from then on the seat is yours to book for ${waitlistOfferHours.opened} hours. Otherwise it goes to the next member.`,
      ],
      link: 'Open the offer',
    },
    isLimited: false,
    footnote: becauseOfWaitlist,
  })
}

/** Mails a member the new end of the offer or kept seat that they have. */
export async function queueOfferExtendedMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, offeredUntil, isKept }: SeatOffer & { isKept: boolean },
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.extended' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `More time for your seat on the ${shortName(departure.destination)} trip`,
      paragraphs: [
        `You now have until ${formatClubTime(offeredUntil)} to book the seat that we ${isKept ? 'keep for you' : 'have offered you'} on ${nameOf(departure)}.`,
      ],
      link: 'Book the seat',
    },
    isLimited: false,
    footnote: isKept ? becauseOfInvite : becauseOfWaitlist,
  })
}

/**
 * Mails a member that an operator keeps a seat for them. It always leaves: an operator causes it. Returns the mail's id, or
 * null if there is no address.
 */
export async function queueAssignmentMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, offeredUntil, note }: SeatOffer & { note: string | undefined },
): Promise<number | null> {
  return queueMemberMail(trx, context, {
    about: { kind: 'invite.departure-assigned' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `We have a seat for you on the ${shortName(departure.destination)} trip`,
      paragraphs: [
        `You asked for an invite, and we have chosen a departure for you: ${nameOf(departure)}.`,
        `We're keeping a seat for you until ${formatClubTime(offeredUntil)}. After that it may go to someone else.`,
        ...(note === undefined ? [] : [`A note from our team:\n${note}`]),
        'If this date does not suit you, just reply to this email.',
      ],
      link: 'Book the seat',
    },
    isLimited: false,
    footnote: becauseOfInvite,
    delaySeconds: undoSeconds,
  })
}

/** Mails a member on the waitlist that the departure can no longer be booked. */
export async function queueWaitlistEndMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure }: { userId: number; departure: SoldDeparture },
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.ended' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `The waitlist of the ${shortName(departure.destination)} trip has ended`,
      paragraphs: [
        `${nameOf(departure)} can no longer be booked, so your place on its waitlist has ended.`,
      ],
      link: 'See other dates',
    },
    isLimited: false,
    footnote: becauseOfWaitlist,
  })
}

/** Mails a member whose place on a waitlist, or the seat that was kept for them, an operator has ended. */
export async function queuePlaceEndMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, isKept }: { userId: number; departure: SoldDeparture; isKept: boolean },
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.place-ended' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: isKept
        ? `Your seat on the ${shortName(departure.destination)} trip is no longer kept`
        : `Your place on the waitlist of the ${shortName(departure.destination)} trip has ended`,
      paragraphs: [
        isKept
          ? `We no longer keep a seat for you on ${nameOf(departure)}. If you have a question, just reply to this email.`
          : `We have ended your place on the waitlist for ${nameOf(departure)}. If you have a question, just reply to this email.`,
      ],
      link: 'See other dates',
    },
    isLimited: false,
    footnote: isKept ? becauseOfInvite : becauseOfWaitlist,
  })
}

export const findContact = (db: Db, userId: number): Promise<Contact | undefined> =>
  db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

interface MemberMail {
  about: MailSubject
  contact: Contact | undefined
  departure: SoldDeparture
  text: Text
  /** Whether it counts towards the daily limit of an unverified address. */
  isLimited: boolean
  footnote: string
  /** The number of the receipt to link to. */
  receipt?: string
  enclosed?: Enclosed
  /** After which the mail is sent at the soonest. */
  delaySeconds?: number
}

/** Returns the mail's id, or null if there is none: the member has no address, or the limit of an unverified one is reached. */
async function queueMemberMail(
  trx: Db,
  { urls }: Pick<AppContext, 'urls'>,
  {
    about,
    contact,
    departure,
    text,
    isLimited,
    footnote,
    receipt,
    enclosed = {},
    delaySeconds = 0,
  }: MemberMail,
): Promise<number | null> {
  if (!contact?.email) return null
  const { subject, paragraphs, link, leadsToGroup = false } = text
  const { picture, facts, attachments } = enclosed
  const groupRoom = {
    type: 'link' as const,
    href: `${urls.web}/groups/${departure.id}`,
    content: ['Group Room'],
  }
  const group = {
    type: 'paragraph' as const,
    content: [
      'See who is going, and talk to each other before you leave, in your ',
      groupRoom,
      '.',
    ],
  }
  const mail = {
    ...about,
    to: contact.email,
    claimed: contact.emailVerifiedAt === null && isLimited,
    subject,
    attachments,
    ...renderMail({
      heading: subject,
      picture,
      paragraphs: [...paragraphs, ...(facts ? [facts] : []), ...(leadsToGroup ? [group] : [])],
      button:
        link === undefined ? undefined : { label: link, url: `${urls.web}/book/${departure.id}` },
      footnote,
      footLink:
        receipt === undefined
          ? undefined
          : {
              label: `${receipt.startsWith('CN') ? 'Credit note' : 'Receipt'} ${receipt}`,
              url: `${urls.web}/receipts/${receiptSlug(receipt)}`,
            },
    }),
    replyTo: brand.email,
  }
  return (await queueDelayedMail(trx, mail, delaySeconds)) ?? null
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
        `The booking of ${member} was ${why}, and ${formatPaise(amount)} of what goes back was not paid on the site. Please pay it back by hand, and enter the reference on the page Integrity. The member expects it.`,
      ],
      button: { label: 'Open the booking', url: `${urls.admin}/bookings?booking=${id}` },
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
