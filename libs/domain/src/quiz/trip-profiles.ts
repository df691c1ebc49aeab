import { byDestination } from '../destinations/all-destinations.ts'
import type { ActivityLevel, Interest, TravelStyle } from './traits.options.ts'

/** How strongly a trip has a trait: fully or partly. A trait that is not named is absent. */
export type Share = 1 | 0.5

/** What the quiz needs to know of a trip beyond the trip's own fields. */
export interface TripProfile {
  readonly styles: Readonly<Partial<Record<TravelStyle, Share>>>
  readonly activity: ActivityLevel
  readonly interests: Readonly<Partial<Record<Interest, Share>>>
}

export const tripProfiles = byDestination(({ quizProfile }) => quizProfile)
