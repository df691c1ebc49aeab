import type { RoomWishes } from '@farandfew/domain/roommates'

/** The wishes as the form names them. */
export const wishLabels: Readonly<Record<keyof RoomWishes, string>> = {
  wantsQuiet: 'I like it quiet in the evening',
  isEarlyRiser: 'I get up early',
  snores: 'I snore',
  mindsSnoring: 'I mind snoring',
  sameGenderOnly: 'Only with someone of my gender',
}

type Shown = Omit<RoomWishes, 'sameGenderOnly'>

/** What a roommate's wishes say about them, as sentences. */
export const describeRoommate = (name: string, wishes: Shown): string[] => [
  wishes.isEarlyRiser ? `${name} gets up early` : `${name} does not get up early`,
  ...(wishes.wantsQuiet ? [`${name} likes it quiet in the evening`] : []),
  wishes.snores ? `${name} snores` : `${name} does not snore`,
  wishes.mindsSnoring ? `${name} minds snoring` : `${name} does not mind snoring`,
]
