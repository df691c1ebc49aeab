import type { ShownPreferences } from './roommates.ts'

/** The ticked preferences of a member, as sentences about them. What is not ticked says nothing. */
export const describePreferences = (name: string, preferences: ShownPreferences): string[] => [
  ...(preferences.isEarlyRiser ? [`${name} gets up early`] : []),
  ...(preferences.wantsQuiet ? [`${name} likes it quiet in the evening`] : []),
  ...(preferences.snores ? [`${name} snores`] : []),
  ...(preferences.mindsSnoring ? [`${name} minds snoring`] : []),
]

/** The preferences that two members both ticked, for which their room has points, as sentences to them. */
export const describeCommonPreferences = (
  one: ShownPreferences,
  other: ShownPreferences,
): string[] => [
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
