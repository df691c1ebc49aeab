import { formatShortDate } from '../calendar/format-date.ts'
import { noDateLabel, spotsLeftLabel } from '../constants/labels.ts'
import { fullLabel } from '../departures/seats-text.ts'
import { isBookable } from './availability.ts'
import type { Trip } from '../trips/trip.ts'

type Bookable = Pick<Trip, 'availability' | 'spotsLeft' | 'nextDeparture'>

/** 'Coming Soon · planned 8 Nov', or 'Coming Soon' if no departure is planned. */
export function comingSoonLabel({ nextDeparture }: Pick<Trip, 'nextDeparture'>): string {
  const planned = plannedLabel({ nextDeparture })
  return planned ? `Coming Soon · ${planned}` : 'Coming Soon'
}

/** 'planned 8 Nov', or '8 Nov' once it is guaranteed; undefined if no departure is planned. */
export function plannedLabel({ nextDeparture }: Pick<Trip, 'nextDeparture'>): string | undefined {
  if (!nextDeparture) return undefined
  const date = formatShortDate(nextDeparture.departureDate)
  return nextDeparture.groupDecision === 'guaranteed' ? date : `planned ${date}`
}

/** What a visitor can do about a trip, and the words next to the button. */
export interface TripAction {
  /** 'Book This Trip' while a seat is left, 'Join the Waitlist' if all departures are full, otherwise 'Request Invite'. */
  readonly label: string
  /** '3 spots left', 'Fully booked', 'Full · 11 booked · 1 held', 'No date set yet' or 'Coming Soon · planned 8 Nov'. */
  readonly state: string
}

/** The action by availability and seats left (docs/product.md#availability). */
export function tripAction(trip: Bookable): TripAction {
  if (!isBookable(trip)) return { label: 'Request Invite', state: comingSoonLabel(trip) }
  if (trip.nextDeparture === null) return { label: 'Request Invite', state: noDateLabel }
  if (trip.spotsLeft === 0) {
    return { label: 'Join the Waitlist', state: fullLabel(trip.nextDeparture?.seats) }
  }
  return { label: 'Book This Trip', state: spotsLeftLabel(trip.spotsLeft) }
}
