import type { Cost } from '../trips/practical-facts.ts'

/** What the club does for women who travel alone, beginning with where they sleep. */
export const practicesWith = (ownRoom: string): readonly string[] => [
  `${ownRoom}. Two people share only if both have asked for it and both have said yes.`,
  'If you would like company in your room, you can ask for someone of your own gender only, and name people with whom you will not share. Nobody else sees the names.',
  "One host leads the group throughout. Before departure you get the host's phone number, and a number at which you can reach our team for as long as the group is away.",
  'Your phone number and email address stay private: the group sees your first name, your picture, and whatever else you choose to show. You can block or report anyone, even before the trip.',
  'A host may ask anyone who harasses others to leave the group. The rest of the trip is not refunded.',
]

/** What the club does on every trip without a night in tents; each trip adds what belongs to its places. */
export const clubPractices = practicesWith('You have your own room every night')

/** How everyone sleeps, on every trip. */
export const ownRooms = {
  kind: 'own',
  note: 'The price includes it. If you would like to share, say so in your Group Room: nothing is fixed before both have said yes, and the price stays the same.',
} as const

/** What the club suggests as gratuities, in rupees. They are never expected. */
export const suggestedGratuities = (days: 4 | 8, who: string): Cost => ({
  item: 'Gratuities, if you wish',
  ...(days === 4 ? { from: 2_000, to: 3_000 } : { from: 4_000, to: 6_000 }),
  note: `What we suggest for ${who} together`,
  duration: days,
})
