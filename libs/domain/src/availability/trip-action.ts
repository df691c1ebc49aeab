import { availabilityOf } from '../availability/availability.ts'
import { spotsLeftLabel } from '../constants/labels.ts'
import type { Trip } from '../trips/trip.ts'

type Bookable = Pick<Trip, 'title' | 'destination' | 'spotsLeft'>

/** What a visitor can do about a trip, and the few words that stand before it. */
export interface TripAction {
  /** 'Book This Trip' while a seat can be booked, else 'Request Invite'. */
  readonly label: string
  /** '3 spots left', 'Fully booked' or 'Coming Soon'. */
  readonly state: string
}

/** The right action by availability, and by the seats that are left (rulings 33). */
export function tripAction(trip: Bookable): TripAction {
  if (availabilityOf(trip) !== 'open') return { label: 'Request Invite', state: 'Coming Soon' }
  if (trip.spotsLeft === 0) return { label: 'Request Invite', state: 'Fully booked' }
  return { label: 'Book This Trip', state: spotsLeftLabel(trip.spotsLeft) }
}
