import type { GroupField } from '@farandfew/domain/groups'

/** What the demo member's groups see of her profile. */
export const mayaShows: readonly GroupField[] = ['city', 'country', 'bio', 'interests', 'quizLikes']

/** Who arrives when in October. The trip begins in Istanbul on 11 October. */
export const arrivals = [
  {
    username: 'imani',
    arrivesOn: '2025-10-10',
    arrivesAt: '22:40',
    flight: 'TK 717',
    place: 'Istanbul Airport',
  },
  {
    username: 'sana',
    arrivesOn: '2025-10-10',
    arrivesAt: '22:40',
    flight: 'TK 717',
    place: 'Istanbul Airport',
  },
  {
    username: 'rafael',
    arrivesOn: '2025-10-11',
    arrivesAt: '06:15',
    flight: 'EK 121',
    place: 'Istanbul Airport',
  },
  { username: 'kenji', arrivesOn: '2025-10-09', arrivesAt: '18:00', place: 'Sirkeci station' },
] as const

/** What the group of October shares. */
export const sharedItems: readonly {
  label: string
  writtenBy: string
  takenBy?: string
  isDone?: boolean
}[] = [
  { label: 'Power adapter (plug types C and F)', writtenBy: 'rafael', takenBy: 'rafael' },
  { label: 'First-aid kit', writtenBy: 'meera', takenBy: 'meera', isDone: true },
  { label: 'Backgammon set', writtenBy: 'oliver', takenBy: 'oliver' },
  { label: 'List of bakeries for the free morning', writtenBy: 'sana' },
]
