import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'

/** A departure is guaranteed, for good, the moment this many of its seats are confirmed. */
export const minimumGroup = 8
/** The days before departure on which one that is not guaranteed is decided, unless its trip has another number. */
export const defaultDecisionDays = 60
/** The bounds of that number. */
export const decisionDaysRange = { min: 7, max: 180 } as const

/** How it was decided whether a departure takes place. One that the club cancels later is cancelled too. */
export const groupDecisions = ['guaranteed', 'cancelled'] as const
export type GroupDecision = (typeof groupDecisions)[number]

interface Dated {
  readonly departureDate: CalendarDate
  /** Days before departure: a number of the trip, kept by the departure. */
  readonly decisionDays: number
}

/**
 * The club's date on which it is decided whether a departure takes place. The balance is due on the same day, so that no one
 * has to pay it for a trip that may not take place.
 */
export const decisionDate = ({ departureDate, decisionDays }: Dated): CalendarDate =>
  addDays(departureDate, -decisionDays)

/** What decides whether a departure is closed. */
export interface Closable extends Dated {
  /** False if an operator has taken it off the schedule. */
  readonly isActive: boolean
  /** Null until it is decided. */
  readonly groupDecision: GroupDecision | null
}

/**
 * Whether the departure was or would be cancelled today for want of travellers: a seat sold now would be refunded. One that
 * is guaranteed was stored as such when its last seat was confirmed.
 */
export const lacksGroup = (departure: Closable, today: CalendarDate): boolean => {
  const { groupDecision } = departure
  return groupDecision === null ? today >= decisionDate(departure) : groupDecision === 'cancelled'
}

/** Its decision on the club's date: one ahead that lacks its group is cancelled, also before that is stored. */
export const decisionOn = (departure: Closable, today: CalendarDate): GroupDecision | null =>
  departure.isActive && departure.departureDate > today && lacksGroup(departure, today)
    ? 'cancelled'
    : departure.groupDecision

/** Whether the departure can no longer be booked: it has left, was taken off the schedule, or will not take place. */
export const isClosed = (departure: Closable, today: CalendarDate): boolean =>
  !departure.isActive || departure.departureDate <= today || lacksGroup(departure, today)

/** How far a departure is from being guaranteed. */
export interface Gathering {
  readonly groupDecision: GroupDecision | null
  /** The date of the decision. */
  readonly decisionDate: CalendarDate
  readonly seats: { readonly booked: number }
}

/** The seats that must still be confirmed; 0 once it is guaranteed. */
export const missingSeats = ({ groupDecision, seats }: Omit<Gathering, 'decisionDate'>): number =>
  groupDecision === 'guaranteed' ? 0 : Math.max(0, minimumGroup - seats.booked)

export const guaranteedLabel = 'Guaranteed'

/**
 * guaranteeText for a place without room for a sentence: 'Guaranteed' or '5 of 8 booked'. Undefined while no one has booked,
 * and for a departure that is cancelled.
 */
export function guaranteeLabel({
  groupDecision,
  seats,
}: Omit<Gathering, 'decisionDate'>): string | undefined {
  if (groupDecision === 'guaranteed') return guaranteedLabel
  return groupDecision === null && seats.booked > 0
    ? `${seats.booked} of ${minimumGroup} booked`
    : undefined
}

/** What its own page says of a departure next to its dates: 'Guaranteed' or '3 more needed'. Undefined if it is cancelled. */
export function missingSeatsLabel(departure: Omit<Gathering, 'decisionDate'>): string | undefined {
  if (departure.groupDecision === 'cancelled') return undefined
  const missing = missingSeats(departure)
  return missing === 0 ? guaranteedLabel : `${missing} more needed`
}

/**
 * Whether a departure takes place, in a sentence that is the same on every page, in mails and in the console: that it is
 * guaranteed, or how many are missing and when it is decided. Says nothing of one that has left.
 * @param hasSeat whether its reader has a confirmed seat: no one else is told to book flights
 */
export function guaranteeText(departure: Gathering, hasSeat = false): string {
  const { groupDecision, seats } = departure
  if (groupDecision === 'guaranteed') {
    const flights = hasSeat ? 'you can book your flights' : 'everyone with a seat can book flights'
    return `Guaranteed: this departure takes place, and ${flights}.`
  }
  if (groupDecision === 'cancelled') return 'Cancelled: everyone gets a full refund.'
  const missing = missingSeats(departure)
  const joining = `${missing} more ${missing === 1 ? 'joins' : 'join'}`
  return `${seats.booked} of ${minimumGroup}: guaranteed when ${joining}; decided by ${formatDate(departure.decisionDate)}, otherwise everyone is refunded in full.`
}

/**
 * When to book flights. Undefined for a departure that is cancelled.
 * @param hasSeat whether its reader has a confirmed seat: no one else is told to book flights
 */
export function flightsText(
  { groupDecision, decisionDate }: Omit<Gathering, 'seats'>,
  hasSeat = true,
): string | undefined {
  if (groupDecision === 'cancelled') return undefined
  if (groupDecision === 'guaranteed') {
    return hasSeat
      ? 'You can book them now: this departure is guaranteed.'
      : 'Book them as soon as you have a seat: this departure is guaranteed.'
  }
  const then = `we email you as soon as it is. It is decided by ${formatDate(decisionDate)}.`
  return `Wait until the departure is guaranteed before you book flights: ${hasSeat ? then : `if you have a seat, ${then}`}`
}
