import type { DestinationSlug } from '../destinations/destinations.ts'
import type { ActivityLevel, Interest, TravelStyle } from './traits.options.ts'

/** How much of something a trip has: all that one could wish for, or some. What is not named, it has not. */
export type Share = 1 | 0.5

/** What a trip is like, where its own fields do not say it: those hold its days, price and group. */
export interface TripProfile {
  readonly styles: Readonly<Partial<Record<TravelStyle, Share>>>
  readonly activity: ActivityLevel
  readonly interests: Readonly<Partial<Record<Interest, Share>>>
}

/** The ten destinations as the itineraries of the catalogue have them. */
export const tripProfiles: Readonly<Record<DestinationSlug, TripProfile>> = {
  turkey: {
    styles: { curious: 1, unhurried: 0.5, outdoors: 0.5, 'at-table': 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      countryside: 0.5,
      sea: 0.5,
      wellness: 1,
      cooking: 0.5,
      rituals: 0.5,
      journeys: 1,
    },
  },
  bali: {
    styles: { unhurried: 1, curious: 0.5, 'at-table': 0.5 },
    activity: 'gentle',
    interests: {
      countryside: 1,
      sea: 0.5,
      'old-cities': 0.5,
      wellness: 1,
      rituals: 1,
      cooking: 1,
    },
  },
  montenegro: {
    styles: { outdoors: 1, curious: 0.5, 'at-table': 0.5 },
    activity: 'active',
    interests: {
      mountains: 1,
      sea: 1,
      'old-cities': 0.5,
      countryside: 0.5,
      wildlife: 0.5,
      wine: 1,
      cooking: 0.5,
      journeys: 0.5,
    },
  },
  'sri-lanka': {
    styles: { unhurried: 1, outdoors: 0.5, curious: 0.5 },
    activity: 'gentle',
    interests: {
      wildlife: 1,
      countryside: 1,
      sea: 0.5,
      mountains: 0.5,
      'old-cities': 0.5,
      rituals: 1,
      journeys: 1,
      cooking: 0.5,
    },
  },
  portugal: {
    styles: { 'at-table': 1, curious: 0.5, unhurried: 0.5 },
    activity: 'gentle',
    interests: {
      'old-cities': 1,
      countryside: 1,
      sea: 0.5,
      wine: 1,
      journeys: 1,
      cooking: 0.5,
    },
  },
  mexico: {
    styles: { curious: 1, 'at-table': 1, outdoors: 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      sea: 0.5,
      wildlife: 0.5,
      cooking: 1,
      rituals: 0.5,
      journeys: 0.5,
    },
  },
  japan: {
    styles: { curious: 1, unhurried: 0.5, 'at-table': 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      mountains: 0.5,
      countryside: 0.5,
      journeys: 1,
      rituals: 1,
      wellness: 1,
      cooking: 0.5,
    },
  },
  albania: {
    styles: { unhurried: 1, curious: 1, 'at-table': 0.5, outdoors: 0.5 },
    activity: 'moderate',
    interests: {
      'old-cities': 1,
      sea: 1,
      mountains: 0.5,
      countryside: 0.5,
      cooking: 0.5,
      journeys: 1,
    },
  },
  armenia: {
    styles: { curious: 1, outdoors: 0.5, 'at-table': 0.5 },
    activity: 'moderate',
    interests: {
      mountains: 1,
      countryside: 1,
      'old-cities': 0.5,
      wine: 1,
      cooking: 0.5,
      rituals: 0.5,
      journeys: 0.5,
    },
  },
  'koh-samui': {
    styles: { unhurried: 1, outdoors: 1, 'at-table': 0.5 },
    activity: 'active',
    interests: {
      sea: 1,
      countryside: 0.5,
      mountains: 0.5,
      wildlife: 0.5,
      cooking: 1,
      journeys: 1,
      wellness: 0.5,
    },
  },
}
