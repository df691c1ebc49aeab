/**
 * The traits that the quiz asks for. A question's `category` is one of them or `monthTopic`, and its options have the values
 * below; the rule ignores anything else.
 */
export const quizTraits = [
  'travelStyle',
  'budgetRange',
  'activityLevel',
  'groupSize',
  'preferredDuration',
  'interests',
] as const
export type QuizTrait = (typeof quizTraits)[number]

/** The category of the question for the month. It is about one trip, so it is not among a member's traits. */
export const monthTopic = 'travelMonth'
export type QuizTopic = QuizTrait | typeof monthTopic

/** The value of an option without preference. */
export const openValue = 'open'

export const travelStyles = ['unhurried', 'curious', 'outdoors', 'at-table'] as const
export type TravelStyle = (typeof travelStyles)[number]

/** From the gentlest to the most active. */
export const activityLevels = ['gentle', 'moderate', 'active'] as const
export type ActivityLevel = (typeof activityLevels)[number]

/** From the smallest to the largest; the bounds are in trait-fit.ts. */
export const groupSizes = ['handful', 'small', 'large'] as const
export const durations = ['short', 'long'] as const

/** The months of the schedule, as numbers from 1. */
export const travelMonths = {
  may: 5,
  june: 6,
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
} as const

/** The highest price that each budget allows, in whole rupees. */
export const budgets = { 'two-lacs': 200_000, 'three-lacs': 300_000 } as const

export const interests = [
  'old-cities',
  'sea',
  'mountains',
  'countryside',
  'wildlife',
  'cooking',
  'wine',
  'wellness',
  'rituals',
  'journeys',
] as const
export type Interest = (typeof interests)[number]
