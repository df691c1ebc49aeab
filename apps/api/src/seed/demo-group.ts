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

/** The conversation of the group of October, oldest first. `hoursAgo` counts from the first start. */
export const messages: readonly {
  from: string
  hoursAgo: number
  text: string
  isPinned?: boolean
  liked?: readonly string[]
}[] = [
  {
    from: 'elif',
    hoursAgo: 75,
    text: 'Welcome, everyone! We meet on 11 October at 1 pm in Karaköy. Come hungry: dinner is a long row of small plates.',
    isPinned: true,
    liked: ['imani', 'rafael', 'maya'],
  },
  {
    from: 'imani',
    hoursAgo: 72,
    text: 'Sana and I are on the same flight the evening before. Does anyone want to share a taxi into town?',
  },
  {
    from: 'kenji',
    hoursAgo: 71,
    text: 'I come by train, so no taxi, but I will have found the tea by then.',
  },
  {
    from: 'sana',
    hoursAgo: 50,
    text: 'I am making a list of bakeries for the free morning. Send me yours.',
    liked: ['oliver', 'meera'],
  },
  {
    from: 'maya',
    hoursAgo: 27,
    text: 'Adding the one behind the Rüstem Paşa Mosque. Go before nine.',
  },
  {
    from: 'oliver',
    hoursAgo: 5,
    text: 'New moon on the 21st, so the valleys will be bright. Bring a jacket all the same.',
  },
]

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
