import type { Seats } from './listed-departure.ts'
import type { Availability } from '../availability/availability.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { durationLabel, priceLabel } from '../constants/labels.ts'
import {
  departureDates,
  departurePrice,
  hasLeft,
  type ScheduledDeparture,
} from './departure-dates.ts'
import { type GroupDecision, guaranteeLabel, guaranteeText } from './guarantee.ts'

/**
 * The seats that are not free: '10 booked · 1 held · 1 kept until 28 Nov', without the parts that are 0.
 * @param keptUntil the date until which the last kept seat is kept, as text
 */
export function takenSeatsText(
  { booked, held, offered, kept }: Omit<Seats, 'total' | 'free'>,
  keptUntil?: string,
): string {
  const parts = [
    [held, 'held'],
    [offered, 'offered'],
    [kept, keptUntil === undefined ? 'kept' : `kept until ${keptUntil}`],
  ] as const
  const named = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  return [`${booked} booked`, ...named].join(' · ')
}

/** The state of a departure without a free seat: 'Fully booked', or 'Full · 11 booked · 1 held' while not every seat is booked. */
export const fullLabel = (seats: Seats | undefined): string =>
  seats && seats.booked < seats.total ? `Full · ${takenSeatsText(seats)}` : 'Fully booked'

/** All seats: '9 booked · 3 free', '10 booked · 1 held · 1 kept until 28 Nov · 0 free'. */
export const seatsText = (seats: Omit<Seats, 'total'>, keptUntil?: string): string =>
  `${takenSeatsText(seats, keptUntil)} · ${seats.free} free`

/** What a visitor can do about a departure. */
export type DepartureState = 'open' | 'full' | 'by-invite' | 'closed' | 'departed'

/** What only the API knows of a departure, and the built-in schedule does not. Each is undefined as long as it is not known. */
export interface LiveFacts {
  /** Free seats. */
  readonly spotsRemaining?: number | undefined
  readonly seats?: Seats | undefined
  /** Whether it can no longer be booked. */
  readonly isClosed?: boolean | undefined
  readonly groupDecision?: GroupDecision | null | undefined
  readonly decisionDate?: CalendarDate | undefined
  /** That it is too late to apply for a visa. */
  readonly visaWarning?: string | null | undefined
}

/** A departure with what decides its state. */
export interface OfferedDeparture
  extends Pick<ScheduledDeparture, 'date' | 'priceTier'>, LiveFacts {
  readonly days: number
  /** Of its trip. */
  readonly availability: Availability
}

/** What every page says about a departure. */
export interface DepartureFacts {
  /** '8 days / 7 nights'. */
  readonly length: string
  /** 'INR 3 Lacs', for a seat. */
  readonly price: string
  /** '14-17 August'. */
  readonly dates: string
  readonly state: DepartureState
  /**
   * 'Open · 3 left', 'Open' if the seats are not known, 'Fully booked', 'Full · 11 booked · 1 held' while not every seat is
   * booked, 'By invite', 'Closed' or 'Departed'.
   */
  readonly stateLabel: string
  /** guaranteeLabel; undefined if that is not known, or if the departure is closed or has left. */
  readonly guaranteeLabel: string | undefined
  /** guaranteeText; undefined if that is not known, or if the departure is closed or has left. */
  readonly guarantee: string | undefined
}

/** The states in a word, for a place that shows the seats as well. */
export const departureStateNames: Readonly<Record<DepartureState, string>> = {
  open: 'Open',
  full: 'Full',
  'by-invite': 'By invite',
  closed: 'Closed',
  departed: 'Departed',
}

/**
 * The state of a departure. Seats matter only where they can be booked; a closed departure is closed for members with an
 * invite too.
 * @param today the club's date; undefined until it is known, and no departure counts as departed
 */
export function departureState(
  {
    availability,
    spotsRemaining,
    isClosed,
    ...departure
  }: Pick<OfferedDeparture, 'availability' | 'spotsRemaining' | 'isClosed' | 'date'>,
  today?: CalendarDate,
): DepartureState {
  if (today !== undefined && hasLeft(departure, today)) return 'departed'
  if (isClosed) return 'closed'
  if (availability !== 'open') return 'by-invite'
  return spotsRemaining === 0 ? 'full' : 'open'
}

/** The facts of a departure, the same on every page (docs/product.md#facts-of-a-departure). */
export function departureFacts(departure: OfferedDeparture, today?: CalendarDate): DepartureFacts {
  const state = departureState(departure, today)
  const { groupDecision, decisionDate, seats } = departure
  const isAhead = state !== 'closed' && state !== 'departed'
  const gathering =
    isAhead && groupDecision !== undefined && decisionDate !== undefined && seats
      ? { groupDecision, decisionDate, seats }
      : undefined
  return {
    length: durationLabel(departure.days),
    price: priceLabel(departurePrice(departure)),
    dates: departureDates(departure),
    state,
    stateLabel: stateLabel(state, departure),
    guaranteeLabel: gathering && guaranteeLabel(gathering),
    guarantee: gathering && guaranteeText(gathering),
  }
}

function stateLabel(state: DepartureState, { spotsRemaining, seats }: OfferedDeparture): string {
  if (state === 'open' && spotsRemaining !== undefined) return `Open · ${spotsRemaining} left`
  return state === 'full' ? fullLabel(seats) : departureStateNames[state]
}
