/**
 * What the quiz asks for (spec section 3, quizData). A question's `category` is one of these, and the values of its
 * options are those below; the rule reads any other as saying nothing.
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

/** The value of an option that wishes for nothing in particular. */
export const openValue = 'open'

export const travelStyles = ['unhurried', 'curious', 'outdoors', 'at-table'] as const
export type TravelStyle = (typeof travelStyles)[number]

/** From the gentlest. */
export const activityLevels = ['gentle', 'moderate', 'active'] as const
export type ActivityLevel = (typeof activityLevels)[number]

/** From the smallest; the bounds are in trait-fit.ts. */
export const groupSizes = ['handful', 'small', 'large'] as const
export const durations = ['short', 'long'] as const

/** The most whole rupees that each budget allows. */
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
