import * as z from 'zod/mini'
import { calendarDate, id, instant } from '../contract/request.ts'
import { listedDeparture } from '../departures/listed-departure.ts'
import { waitlistPlace } from '../waitlist/waitlist.ts'
import { bookingEnds, bookingStatuses, moneyStates, planParts } from '../seats/booking.ts'
import { paise } from '../money/paise.ts'
import { bookingSummary } from './booking-summary.ts'
import { creditNote, priceLines, receipt } from '../refunds/money-documents.ts'
import { refundEntry } from '../refunds/refund-history.ts'
import { refundTable } from '../refunds/refund-table.ts'
import { storedText, storedTexts } from '../text/stored-text.ts'

export const paymentPlan = z.union([
  z.object({ kind: z.literal('at once'), now: paise }),
  z.object({ kind: z.literal('deposit'), now: paise, balance: paise, balanceDue: calendarDate }),
])

/**
 * What a member can do about a departure: book it, request an invite, ask for a mail when a seat comes back, wait, or nothing
 * because it is cancelled, closed or has left.
 */
export const offerStates = [
  'bookable',
  'by-invite',
  'being-paid',
  'full',
  'cancelled',
  'closed',
] as const

const bookedTrip = z.object({
  id,
  title: z.string(),
  image: z.nullable(z.string()),
  includedItems: z.array(z.string()),
  excludedItems: z.array(z.string()),
  /** Whether one needs a visa, and how long it takes: see visaText. */
  visa: z.string(),
})

/** A departure as it is sold now. Its seats are read for each answer. */
export const departureOffer = z.object({
  /** The club's date. */
  today: calendarDate,
  departure: listedDeparture,
  trip: bookedTrip,
  /** The name of the host; null until the club has named one. */
  host: z.nullable(z.string()),
  /** When and where the group meets; null if the trip does not say it. */
  meeting: z.nullable(z.string()),
  state: z.enum(offerStates),
  /** When the last seats that are being paid are booked, or free again; null in any other state. */
  beingPaidUntil: z.nullable(instant),
  price: priceLines,
  plan: paymentPlan,
  /** What cancelling gives back once the first amount of the plan is paid. */
  refundTable,
  /** The signed-in member's place on the waitlist; null if they have none. */
  waitlist: z.nullable(waitlistPlace),
  /** Whether they get a mail when a seat comes back. */
  hasSeatNotice: z.boolean('Must be true or false'),
})
export type DepartureOffer = z.output<typeof departureOffer>

/** A member's booking, with everything that the site shows of it. */
export const bookingView = z.object({
  id,
  /** What everyone reads about it. */
  summary: bookingSummary,
  status: z.enum(bookingStatuses),
  /** The club's date. */
  today: calendarDate,
  departure: listedDeparture,
  trip: bookedTrip,
  /** The name of the host; null until the club has named one. */
  host: z.nullable(z.string()),
  /** When and where the group meets; null if the trip does not say it. */
  meeting: z.nullable(z.string()),
  /** Frozen when the seat was held. */
  price: priceLines,
  /** Frozen when the seat was held. */
  plan: paymentPlan,
  money: z.enum(moneyStates),
  /** Paise received for the booking, refunded or not. */
  amountPaid: paise,
  /** Paise of it that went back without cancelling, or are on their way. */
  partRefunded: paise,
  /** Paise that offers of the gateway have taken off the price. */
  discount: paise,
  /** Paise of it that go back or went back: see `refundHistory`. */
  amountRefunded: paise,
  /** Paise of payments that came late or twice. They are no part of `amountPaid` and go back in full. */
  amountReturned: paise,
  /** Everything that goes back or went back, the oldest first. */
  refundHistory: z.array(refundEntry),
  /** The next payment in paise; null if nothing is due. */
  due: z.nullable(z.object({ part: z.enum(planParts), amount: paise })),
  /** Until when the seat is held; null for any but a pending booking. */
  holdExpiresAt: z.nullable(instant),
  /** The server's time, for the countdown. */
  now: instant,
  /** What the member gets back by cancelling now; null if the booking cannot be cancelled. */
  refundNow: z.nullable(paise),
  /** Why the booking ended; null while it is pending or confirmed. */
  endedBy: z.nullable(z.enum(bookingEnds)),
  receipts: z.array(receipt),
  creditNotes: z.array(creditNote),
  /** Whether the member has agreed to the Booking Terms and said that they are an adult. */
  hasAgreed: z.boolean('Must be true or false'),
  createdAt: instant,
})
export type BookingView = z.output<typeof bookingView>

/** A member's trip in the account. */
export const userTrip = z.object({
  id,
  destination: storedText(200),
  /** The dates as text: '14-17 August'. */
  date: storedText(60),
  /** For people, such as Confirmed or Completed. */
  status: storedText(40),
  groupSize: storedText(60),
  /** Null until the club has named one. */
  coordinator: z.nullable(storedText(100)),
  /** Out of 5; null if the member has not rated the trip. */
  rating: z.nullable(
    z
      .number('Must be a number')
      .check(z.nonnegative('Must not be negative'), z.lte(5, 'Must be at most 5')),
  ),
  highlights: storedTexts(300),
})
export type UserTrip = z.output<typeof userTrip>

export const userTrips = z.object({
  current: z.array(userTrip, 'Must be a list'),
  previous: z.array(userTrip, 'Must be a list'),
})
export type UserTrips = z.output<typeof userTrips>
