import type { ShownWishes } from './roommates.ts'

/** The ticked wishes of a member, as sentences about them. What is not ticked says nothing. */
export const describeWishes = (name: string, wishes: ShownWishes): string[] => [
  ...(wishes.isEarlyRiser ? [`${name} gets up early`] : []),
  ...(wishes.wantsQuiet ? [`${name} likes it quiet in the evening`] : []),
  ...(wishes.snores ? [`${name} snores`] : []),
  ...(wishes.mindsSnoring ? [`${name} minds snoring`] : []),
]

/** The wishes that two members both ticked, for which their room has points, as sentences to them. */
export const describeCommonWishes = (one: ShownWishes, other: ShownWishes): string[] => [
  ...(one.isEarlyRiser && other.isEarlyRiser ? ['You both get up early'] : []),
  ...(one.wantsQuiet && other.wantsQuiet ? ['You both like it quiet in the evening'] : []),
  ...(one.snores && other.snores ? ['You both snore'] : []),
]
