import type { Interest, TravelStyle } from '../traits/traits.options.ts'

/** The words for a trip that has much, some or none of what the traveller asked for. */
export interface Words {
  readonly much: string
  readonly some: string
  readonly none: string
}

export const styleWords: Readonly<Record<TravelStyle, Words>> = {
  unhurried: {
    much: 'Unhurried days, as you like them',
    some: 'Some unhurried hours',
    none: 'Fuller days than you asked for',
  },
  curious: {
    much: 'Old stones and long stories, as you like it',
    some: 'Some history on the way',
    none: 'Less history than you asked for',
  },
  outdoors: {
    much: 'Outside most of the day, as you like it',
    some: 'Some hours in the open',
    none: 'Less time outdoors than you asked for',
  },
  'at-table': {
    much: 'Markets and long lunches, as you like it',
    some: 'A few very good meals',
    none: 'Less about food than you asked for',
  },
}

export const interestWords: Readonly<Record<Interest, Words>> = {
  'old-cities': {
    much: 'Old cities, as you hoped',
    some: 'Some old streets',
    none: 'No old city',
  },
  sea: { much: 'The sea, as you hoped', some: 'A little of the sea', none: 'Far from the sea' },
  mountains: {
    much: 'Mountains, as you hoped',
    some: 'Mountains in the distance',
    none: 'No mountains',
  },
  countryside: {
    much: 'Fields and villages, as you hoped',
    some: 'Some countryside',
    none: 'Little countryside',
  },
  wildlife: {
    much: 'Wild animals, as you hoped',
    some: 'A chance of wild animals',
    none: 'No wild animals to speak of',
  },
  cooking: {
    much: 'Time to cook, as you hoped',
    some: 'Some time at a market or a stove',
    none: 'No kitchen to join',
  },
  wine: {
    much: 'Wine where it is made, as you hoped',
    some: 'A glass or two',
    none: 'No wine cellar',
  },
  wellness: {
    much: 'Warm water and quiet, as you hoped',
    some: 'An hour to rest',
    none: 'No bath or spa',
  },
  rituals: {
    much: 'Temples and rituals, as you hoped',
    some: 'A temple, church or mosque on the way',
    none: 'No temples',
  },
  journeys: {
    much: 'Travel for its own sake, as you hoped',
    some: 'One memorable ride',
    none: 'No train or boat of note',
  },
}

/** A reason of a match, which is written to the member, as one about the member: 'as you like it' → 'as they like it'. */
export const aboutMember = (reason: string): string =>
  reason.replace(/\byour\b/g, 'their').replace(/\byou\b/g, 'they')
