import { availabilityOf } from '../availability/availability.ts'
import { spotsLeftLabel } from '../constants/labels.ts'
import type { Trip } from '../trips/trip.ts'

type Bookable = Pick<Trip, 'title' | 'destination' | 'spotsLeft'>

/** What a visitor can do about a trip, and the words next to the button. */
export interface TripAction {
  /** 'Book This Trip' while a seat is left, otherwise 'Request Invite'. */
  readonly label: string
  /** '3 spots left', 'Fully booked' or 'Coming Soon'. */
  readonly state: string
}

/** The action by availability and seats left (docs/product.md#availability). */
export function tripAction(trip: Bookable): TripAction {
  if (availabilityOf(trip) !== 'open') return { label: 'Request Invite', state: 'Coming Soon' }
  if (trip.spotsLeft === 0) return { label: 'Request Invite', state: 'Fully booked' }
  return { label: 'Book This Trip', state: spotsLeftLabel(trip.spotsLeft) }
}
