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
  { booked, held, offered, kept }: Pick<Seats, 'booked' | 'held' | 'offered' | 'kept'>,
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

/** All seats: '9 booked · 3 free', '10 booked · 1 held · 1 kept until 28 Nov · 0 free'. */
export const seatsText = (
  seats: Omit<Seats, 'total' | 'isBeingPaid'>,
  keptUntil?: string,
): string => `${takenSeatsText(seats, keptUntil)} · ${seats.free} free`

/** What a visitor can do about a departure. */
export type DepartureState =
  'open' | 'being-paid' | 'full' | 'by-invite' | 'cancelled' | 'closed' | 'departed'

type OverState = 'cancelled' | 'closed' | 'departed'

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
   * booked, otherwise a name of departureStateNames.
   */
  readonly stateLabel: string
  /** guaranteeLabel; undefined if that is not known, or if the departure is over. */
  readonly guaranteeLabel: string | undefined
  /** guaranteeText; undefined if that is not known, or if the departure is over. */
  readonly guarantee: string | undefined
}

/** The states in a word, for a place that shows the seats as well. */
export const departureStateNames: Readonly<Record<DepartureState, string>> = {
  open: 'Open',
  'being-paid': 'Last seats are being paid',
  full: 'Full',
  'by-invite': 'By invite',
  cancelled: 'Cancelled',
  closed: 'Closed',
  departed: 'Departed',
}

/** Whether no one can book it any more. */
export const isOver = (state: DepartureState | 'bookable'): state is OverState =>
  ['cancelled', 'closed', 'departed'].includes(state)

/** What the button of a departure does, by its state, unless it is over. */
export const departureActions: Readonly<Record<Exclude<DepartureState, OverState>, string>> = {
  open: 'Book This Trip',
  'being-paid': 'Tell Me When One Comes Back',
  full: 'Join the Waitlist',
  'by-invite': 'Request Invite',
}

/** The state of an open departure by its seats. If they are not known, it is open. */
export function seatsState({
  spotsRemaining,
  seats,
}: Pick<LiveFacts, 'spotsRemaining' | 'seats'>): 'open' | 'being-paid' | 'full' {
  if (spotsRemaining !== 0) return 'open'
  return seats?.isBeingPaid ? 'being-paid' : 'full'
}

/**
 * The state of a departure. Seats matter only where they can be booked; a closed departure is closed for members with an
 * invite too, and a cancelled one stays cancelled.
 * @param today the club's date; undefined until it is known, and no departure counts as departed
 */
export function departureState(
  {
    availability,
    isClosed,
    groupDecision,
    ...departure
  }: Omit<OfferedDeparture, 'days' | 'priceTier'>,
  today?: CalendarDate,
): DepartureState {
  if (groupDecision === 'cancelled') return 'cancelled'
  if (today !== undefined && hasLeft(departure, today)) return 'departed'
  if (isClosed) return 'closed'
  return availability === 'open' ? seatsState(departure) : 'by-invite'
}

/** The facts of a departure, the same on every page (docs/product.md#facts-of-a-departure). */
export function departureFacts(departure: OfferedDeparture, today?: CalendarDate): DepartureFacts {
  const state = departureState(departure, today)
  const { groupDecision, decisionDate, seats } = departure
  const gathering =
    !isOver(state) && groupDecision !== undefined && decisionDate !== undefined && seats
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

/** The name of a state, of a full departure with the seats that are taken but not booked. */
export function stateLabel(
  state: DepartureState,
  { spotsRemaining, seats }: Pick<LiveFacts, 'spotsRemaining' | 'seats'>,
): string {
  if (state === 'open' && spotsRemaining !== undefined) return `Open · ${spotsRemaining} left`
  if (state !== 'full') return departureStateNames[state]
  return seats && seats.booked < seats.total ? `Full · ${takenSeatsText(seats)}` : 'Fully booked'
}
