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

/** Says to both members that their room ended, by how far it came. Nothing in it says who said what. */
export const endedRoomTexts = {
  proposed:
    'The room that we proposed did not work out, because one or both of you did not say yes.',
  fixed: 'Something has changed in the group, so your shared room is no longer fixed.',
} as const
