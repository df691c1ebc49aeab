import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import type { BookingSummary } from '@farandfew/domain/bookings/booking-summary.ts'
import type { BookingEnd } from '@farandfew/domain/seats/booking.ts'
import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { balanceGraceDays, lastBalanceDate } from '@farandfew/domain/payments/payment-plan.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { BookingRow } from '../seats/bookings.queries.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import { nameOf, groupSentence, type BookingNews, placeOf } from '../seats/seats.mails.ts'
import { lossSentence } from '../payments/payments.mails.ts'
import { refundSentence, refundSteps } from '../refunds/refunds.mails.ts'

/** Whether flights can be booked for the new departure, also if we had said so of the earlier one. */
function movedGroupSentence(from: SoldDeparture, departure: SoldDeparture): string {
  const now = groupSentence(departure)
  const wasGuaranteed =
    from.groupDecision === 'guaranteed' && departure.groupDecision !== 'guaranteed'
  return wasGuaranteed
    ? `Your earlier departure was guaranteed, and this one is not yet: please book no flights for it before we email you that it is. ${now}`
    : now
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

/** Whether the departure is gone for the member. After a single booking that the club cancelled it is not. */
const leadsToOtherDates = ({ groupDecision }: SoldDeparture, by: Exclude<BookingEnd, 'hold'>) =>
  by === 'group' || by === 'balance' || (by === 'club' && groupDecision === 'cancelled')

/** Whether what ended was a hold, which nobody calls a booking. */
const isHold = ({ confirmedAt }: BookingRow) => confirmedAt === null

function linkOfCancelled(
  booking: BookingRow,
  departure: SoldDeparture,
  by: Exclude<BookingEnd, 'hold'>,
): string {
  if (leadsToOtherDates(departure, by)) return 'See other dates'
  return isHold(booking) && by === 'member' ? 'Book again' : 'See your booking'
}

/** The end of a hold, on the club's clock. */
const holdEndOf = ({ holdExpiresAt }: BookingRow) => formatClubTime(holdExpiresAt as Date)

/** A seat is held for the minutes of a hold. */
export const heldMail =
  ({ next }: BookingSummary): BookingNews =>
  ({ booking, departure }) => ({
    kind: 'booking.held',
    subject: `Your seat on the ${placeOf(departure)} trip is held until ${holdEndOf(booking)}`,
    paragraphs: [
      `We're holding a seat for you on ${nameOf(departure)}.`,
      `${next} If you do not pay by then, the seat becomes free again and you are not charged.`,
    ],
    link: 'Pay for your seat',
  })

/** An operator has entered the booking; the seat is held for some days. */
export const enteredMail: BookingNews = ({ booking, departure }) => ({
  kind: 'booking.entered',
  alwaysLeaves: true,
  subject: `We're holding a seat for you on the ${placeOf(departure)} trip`,
  paragraphs: [
    `We've entered a booking for you on ${nameOf(departure)}, and hold your seat until ${holdEndOf(booking)}.`,
    `${formatPaise(booking.paymentPlan.now)} confirms it: pay on the page of your booking, or by bank transfer as you agreed with us. Without a payment the hold ends, and you are not charged.`,
    groupSentence(departure, false),
  ],
  link: 'Pay for your seat',
})

/** An operator has given more time to pay an amount. */
export const deadlineExtendedMail =
  (amount: number, until: Date | CalendarDate): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.deadline-extended',
    alwaysLeaves: true,
    subject: `You have more time to pay for your ${placeOf(departure)} trip`,
    paragraphs: [
      `You can now pay the ${formatPaise(amount)} for ${nameOf(departure)} until ${typeof until === 'string' ? formatDate(until) : formatClubTime(until)}.`,
    ],
    link: 'See your booking',
  })

/** That the seat is confirmed, again. */
export const confirmationMail =
  ({ money, next, refundTable, refunds }: BookingSummary): BookingNews =>
  ({ departure }) => ({
    kind: 'booking.confirmation',
    encloses: 'trip',
    refundTable,
    subject: `Your seat on the ${placeOf(departure)} trip is confirmed`,
    paragraphs: [
      `Your seat on ${nameOf(departure)} is confirmed.`,
      money,
      ...refundSteps(refunds),
      ...(next === null ? [] : [next]),
      groupSentence(departure),
    ],
    link: 'See your booking',
    leadsToGroup: true,
  })

/**
 * A hold has run out.
 * @param wasOpened its checkout was, so that a payment may still arrive
 */
export const expiredMail =
  (wasOpened: boolean) =>
  ({ money }: BookingSummary): BookingNews =>
  ({ booking, departure }) => ({
    kind: 'booking.expired',
    subject: `Your seat on the ${placeOf(departure)} trip is no longer held`,
    paragraphs: [
      `We held your seat on ${nameOf(departure)} until ${holdEndOf(booking)}, and no longer hold it.`,
      wasOpened ? money : 'You have not been charged.',
    ],
    link: wasOpened ? 'See your booking' : 'Try again',
  })

/**
 * A reminder of the balance.
 * @param days how many days before its date; below zero, it is overdue
 */
export const balanceDueMail =
  ({ due, days }: { due: CalendarDate; days: number }) =>
  ({ next }: BookingSummary): BookingNews =>
  ({ booking, departure }) => {
    const balance = `he balance for your ${placeOf(departure)} trip`
    return {
      kind: 'booking.balance-due',
      subject:
        days <= -balanceGraceDays
          ? `The last day to pay t${balance} is ${formatDate(lastBalanceDate(due))}`
          : `T${balance} ${days < 0 ? 'is overdue' : `is due on ${formatDate(due)}`}`,
      paragraphs: [
        `This is about your booking for ${nameOf(departure)}.`,
        ...(next === null ? [] : [next]),
        ...lossSentence(booking, departure),
        groupSentence(departure),
      ],
      link: 'Pay the balance',
    }
  }

/** The booking, or the hold, is cancelled, with the reason of the club, if it gives one. */
export const cancelledMail =
  (by: Exclude<BookingEnd, 'hold'>) =>
  ({ money, next, refunds }: BookingSummary): BookingNews =>
  ({ booking, departure }) => ({
    kind: 'booking.cancelled',
    encloses: 'calendar',
    subject: isHold(booking)
      ? `Your seat on the ${placeOf(departure)} trip is no longer held`
      : `Your ${placeOf(departure)} booking is cancelled`,
    paragraphs: [
      (isHold(booking) ? holdReasons : reasons)[by](departure),
      ...(next === null ? [] : [next]),
      money,
      ...refundSteps(refunds),
    ],
    link: linkOfCancelled(booking, departure, by),
  })

/** The booking is on another departure now. */
export const movedMail =
  ({ from, refund, byHand }: { from: SoldDeparture; refund: number; byHand: number }) =>
  ({ money, next, refundTable }: BookingSummary): BookingNews =>
  ({ booking, departure }) => ({
    kind: 'booking.moved',
    encloses: 'calendar',
    refundTable,
    subject: `Your booking is now for ${placeOf(departure)}, departing on ${formatDate(departure.departureDate)}`,
    paragraphs: [
      `We moved your booking from ${nameOf(from)} to ${nameOf(departure)}. What you have paid counts for it.`,
      `The price is now ${formatPaise(booking.totalAmount)}. ${money}`,
      ...(refund > 0
        ? [
            `You had paid ${formatPaise(refund)} more than the new price. ${refundSentence(refund, byHand)}`,
          ]
        : []),
      ...(next === null ? [] : [next]),
      movedGroupSentence(from, departure),
      'If this is not what you agreed with us, just reply to this email.',
    ],
    link: 'See your booking',
    leadsToGroup: true,
  })
