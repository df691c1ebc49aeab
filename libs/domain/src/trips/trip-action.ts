import { formatShortDate } from '../calendar/format-date.ts'
import { noDateLabel, spotsLeftLabel } from '../constants/labels.ts'
import { departureStateNames, fullLabel } from '../departures/departure-facts.ts'
import { isBookable } from '../availability/availability.ts'
import { spotsOf } from './trip-facts.ts'
import type { Trip } from './trip.ts'

type Bookable = Pick<Trip, 'availability' | 'spotsLeft' | 'nextDeparture'>

/** 'Coming Soon · 8 Nov', or 'Coming Soon' if no departure is planned. */
export function comingSoonLabel({ nextDeparture }: Pick<Trip, 'nextDeparture'>): string {
  const date = nextDateLabel({ nextDeparture })
  return date ? `Coming Soon · ${date}` : 'Coming Soon'
}

/** '8 Nov', the day on which the next departure begins; undefined if none is planned. */
export const nextDateLabel = ({
  nextDeparture,
}: Pick<Trip, 'nextDeparture'>): string | undefined =>
  nextDeparture ? formatShortDate(nextDeparture.departureDate) : undefined

/** What a visitor can do about a trip, and the words next to the button. */
export interface TripAction {
  /** 'Book This Trip' while a seat is left, 'Join the Waitlist' if all departures are full, otherwise 'Request Invite'. */
  readonly label: string
  /** '3 spots left', 'Open' while the seats are not known, 'Fully booked', 'Full · 11 booked · 1 held', 'No date set yet' or 'Coming Soon · 8 Nov'. */
  readonly state: string
}

/** The action by availability and seats left (docs/product.md#availability). */
export function tripAction(trip: Bookable): TripAction {
  if (!isBookable(trip)) return { label: 'Request Invite', state: comingSoonLabel(trip) }
  if (trip.nextDeparture === null) return { label: 'Request Invite', state: noDateLabel }
  const spots = spotsOf(trip)
  if (spots === 0) {
    return { label: 'Join the Waitlist', state: fullLabel(trip.nextDeparture?.seats) }
  }
  const state = spots === undefined ? departureStateNames.open : spotsLeftLabel(spots)
  return { label: 'Book This Trip', state }
}
