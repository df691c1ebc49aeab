import { formatShortDate } from '../calendar/format-date.ts'
import { noDateLabel, spotsLeftLabel } from '../constants/labels.ts'
import { departureActions, seatsState, stateLabel } from '../departures/departure-facts.ts'
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
  /** That of departureActions for the next departure; 'Request Invite' if none can be booked. */
  readonly label: string
  /** '3 spots left', 'No date set yet', 'Coming Soon · 8 Nov', otherwise as stateLabel. */
  readonly state: string
}

/** The action by availability and seats left (docs/product.md#availability). */
export function tripAction(trip: Bookable): TripAction {
  const byInvite = departureActions['by-invite']
  if (!isBookable(trip)) return { label: byInvite, state: comingSoonLabel(trip) }
  if (trip.nextDeparture === null) return { label: byInvite, state: noDateLabel }
  const spotsRemaining = spotsOf(trip)
  const facts = { spotsRemaining, seats: trip.nextDeparture?.seats }
  const state = seatsState(facts)
  return {
    label: departureActions[state],
    state: spotsRemaining ? spotsLeftLabel(spotsRemaining) : stateLabel(state, facts),
  }
}
