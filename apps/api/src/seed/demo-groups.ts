import type { GroupField } from '@farandfew/domain/groups/shown-fields.ts'
import type { TravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { demoDepartures } from './demo-journeys.ts'

/** What the demo member's groups see of her profile. */
export const mayaShows: readonly GroupField[] = ['city', 'country', 'bio', 'interests', 'quizLikes']

/** The club's today in the demo's story. */
export const storyToday = '2025-05-01'

interface DemoMessage {
  from: string
  /** A time of the story in India, 'YYYY-MM-DD HH:MM'. */
  at: string
  text: string
  /** The place of an earlier message in the list. */
  answers?: number
  isPinned?: boolean
  liked?: readonly string[]
}

interface DemoPreferences {
  username: string
  wantsQuiet?: boolean
  isEarlyRiser?: boolean
  snores?: boolean
  mindsSnoring?: boolean
  ownRoom?: 'taken'
}

/** What members and host of a departure have on their group page. */
export interface DemoGroup {
  departureId: number
  arrivals: readonly {
    username: string
    arrivesOn: string
    arrivesAt: string
    flight?: string
    place: string
  }[]
  sharedItems: readonly { label: string; writtenBy: string; takenBy?: string; isDone?: boolean }[]
  /** Oldest first. */
  messages: readonly DemoMessage[]
  /** How many of the messages members have read; who is not named has read all of them. */
  read: Readonly<Record<string, number>>
  preferences: readonly DemoPreferences[]
  /** A room that both said yes to. */
  room?: readonly [string, string]
}

/** Turkey in October: a group that gets to know each other. Five would like to share a room, one more than fit in pairs. */
const october: DemoGroup = {
  departureId: demoDepartures.october,
  arrivals: [
    {
      username: 'imani',
      arrivesOn: '2025-10-10',
      arrivesAt: '11:10',
      flight: 'TK 717',
      place: 'Istanbul Airport',
    },
    {
      username: 'sana',
      arrivesOn: '2025-10-10',
      arrivesAt: '11:10',
      flight: 'TK 717',
      place: 'Istanbul Airport',
    },
    {
      username: 'kenji',
      arrivesOn: '2025-10-10',
      arrivesAt: '06:40',
      place: 'Halkalı station',
    },
    {
      username: 'rafael',
      arrivesOn: '2025-10-11',
      arrivesAt: '08:10',
      flight: '6E 17',
      place: 'Istanbul Airport',
    },
  ],
  sharedItems: [
    { label: 'Power adapter (plug types C and F)', writtenBy: 'rafael', takenBy: 'rafael' },
    { label: 'First-aid kit', writtenBy: 'meera', takenBy: 'meera', isDone: true },
    { label: 'Backgammon set', writtenBy: 'oliver', takenBy: 'oliver' },
    { label: 'List of bakeries for the first morning', writtenBy: 'sana' },
  ],
  messages: [
    {
      from: 'elif',
      at: '2025-04-21 17:40',
      text: 'Welcome, everyone! We meet on Saturday 11 October at 1 pm in Karaköy, a short walk from the Galata Bridge. Come hungry: the first dinner is a long row of small plates.',
      isPinned: true,
      liked: ['imani', 'rafael', 'maya'],
    },
    {
      from: 'imani',
      at: '2025-04-22 09:05',
      text: 'Hi all! Sana and I land on the 10th, the day before. Elif, does the airport transfer still cover us, or is that only for the 11th?',
    },
    {
      from: 'elif',
      at: '2025-04-22 11:30',
      text: 'It covers you too. Add your flight under Arrivals, and a driver will be waiting with your names on a sign.',
      answers: 1,
      liked: ['imani', 'sana'],
    },
    {
      from: 'kenji',
      at: '2025-04-22 20:15',
      text: "I'm taking the night train down from Sofia, so no airport for me. Apparently it's slow, which is rather the point.",
    },
    {
      from: 'rafael',
      at: '2025-04-23 08:50',
      text: 'A friend of mine charters gulets out of Bodrum. 20% off for anyone who stays on after the trip, if you book through me. Message me!',
    },
    {
      from: 'sana',
      at: '2025-04-24 13:20',
      text: "I'm making a list of bakeries for the morning of the 11th, before we meet. Send me your favourites.",
      liked: ['oliver', 'meera'],
    },
    {
      from: 'meera',
      at: '2025-04-25 07:10',
      text: 'How hard is the valley walk on day two? I have a knee that complains on the way down.',
    },
    {
      from: 'elif',
      at: '2025-04-25 10:00',
      text: 'About 5 km and 200 m up, at an easy pace. Poles help on the way down, and I have a spare pair.',
      answers: 6,
      liked: ['meera'],
    },
    {
      from: 'maya',
      at: '2025-04-27 21:45',
      text: 'One for the list: the bakery behind the Rüstem Paşa Mosque. Go before nine, they sell out.',
      liked: ['sana'],
    },
    {
      from: 'oliver',
      at: '2025-04-29 22:05',
      text: "The moon is at last quarter on the 13th, so it won't be up until around midnight. Anyone up for half an hour of stars in Göreme after dinner? Bring a jacket.",
      liked: ['kenji'],
    },
    {
      from: 'tara',
      at: '2025-04-30 08:30',
      text: "Count me in! I only booked this week, so hello everyone. It's my first trip with the club.",
    },
  ],
  read: { maya: 9, imani: 10, rafael: 6 },
  preferences: [
    { username: 'imani' },
    { username: 'sana', isEarlyRiser: true },
    { username: 'meera', isEarlyRiser: true, wantsQuiet: true, mindsSnoring: true },
    { username: 'kenji', snores: true },
    { username: 'oliver', wantsQuiet: true },
  ],
}

/** Portugal in May: a group that leaves soon, with one room that is shared. */
const may: DemoGroup = {
  departureId: demoDepartures.may,
  arrivals: [
    {
      username: 'leela',
      arrivesOn: '2025-05-17',
      arrivesAt: '11:20',
      flight: 'LH 1180',
      place: 'Porto Airport',
    },
    {
      username: 'anika',
      arrivesOn: '2025-05-17',
      arrivesAt: '11:20',
      flight: 'LH 1180',
      place: 'Porto Airport',
    },
    {
      username: 'clara',
      arrivesOn: '2025-05-16',
      arrivesAt: '13:25',
      flight: 'KL 1711',
      place: 'Porto Airport',
    },
    {
      username: 'daniel',
      arrivesOn: '2025-05-17',
      arrivesAt: '09:05',
      flight: 'TP 1930',
      place: 'Porto Airport',
    },
    {
      username: 'tomas',
      arrivesOn: '2025-05-16',
      arrivesAt: '19:50',
      place: 'Porto Campanhã station',
    },
  ],
  sharedItems: [
    { label: 'First-aid kit', writtenBy: 'daniel', takenBy: 'daniel', isDone: true },
    { label: 'Pack of cards', writtenBy: 'aisling', takenBy: 'aisling' },
    { label: 'Portable speaker', writtenBy: 'farhan' },
  ],
  messages: [
    {
      from: 'ines',
      at: '2025-04-17 18:00',
      text: "Good news: there are eight of you, so the trip is confirmed. We meet on Saturday 17 May at 2 pm near the Clérigos tower in Porto. I'll be the one in the yellow scarf.",
      isPinned: true,
      liked: ['anika', 'clara', 'daniel', 'maya'],
    },
    {
      from: 'anika',
      at: '2025-04-18 09:40',
      text: 'Leela and I are on the same flight from Frankfurt, landing at 11:20 on the day. See you all by the tower!',
    },
    {
      from: 'farhan',
      at: '2025-04-20 14:15',
      text: 'Is it worth packing swimming things? The quinta seems to have a pool.',
    },
    {
      from: 'ines',
      at: '2025-04-20 16:30',
      text: 'Yes, for the quinta. The Atlantic in May is for the brave.',
      answers: 2,
      liked: ['clara'],
    },
    {
      from: 'tomas',
      at: '2025-04-26 11:05',
      text: 'My grandparents lived near Pinhão. Sit on the right-hand side of the train on day three: the river is on that side.',
      liked: ['aisling', 'maya', 'leela'],
    },
    {
      from: 'ines',
      at: '2025-04-28 10:00',
      text: "A nudge from the office: travel details were due on Saturday. If yours aren't in yet, you'll find them under Before You Fly. It takes about three minutes.",
    },
    {
      from: 'clara',
      at: '2025-04-30 09:40',
      text: "Done! Is anyone else vegetarian? I'd like some moral support when the sardines come out in Matosinhos.",
    },
    {
      from: 'daniel',
      at: '2025-04-30 21:15',
      text: "I'm not, but I'll happily help you with the bread and the olives.",
      answers: 6,
      liked: ['clara'],
    },
  ],
  read: { maya: 6, farhan: 5 },
  preferences: [
    { username: 'leela', isEarlyRiser: true },
    { username: 'aisling', isEarlyRiser: true, wantsQuiet: true },
    { username: 'farhan', snores: true, ownRoom: 'taken' },
  ],
  room: ['leela', 'aisling'],
}

/** Sri Lanka in November 2024: a trip that is over, and its conversation. */
const november2024: DemoGroup = {
  departureId: demoDepartures.november2024,
  arrivals: [],
  sharedItems: [
    { label: 'Binoculars', writtenBy: 'nandini', takenBy: 'nandini', isDone: true },
    { label: 'Pack of cards', writtenBy: 'aisling', takenBy: 'aisling', isDone: true },
  ],
  messages: [
    {
      from: 'dilani',
      at: '2024-11-02 18:20',
      text: 'Hello all! We meet on Saturday 16 November at 1 pm at the hotel in Cinnamon Gardens. Pack something that covers shoulders and knees for the temple in Kandy.',
      isPinned: true,
      liked: ['maya', 'nandini', 'zoya'],
    },
    {
      from: 'harpreet',
      at: '2024-11-13 07:30',
      text: 'Packed. Do we really leave at half past six on day three?',
    },
    {
      from: 'dilani',
      at: '2024-11-13 08:05',
      text: 'Half past six, with a picnic breakfast. You can sleep until the eighteen bends.',
      answers: 1,
      liked: ['harpreet', 'aisling'],
    },
    {
      from: 'arjun',
      at: '2024-11-19 19:15',
      text: "A leopard on a rock, ten minutes after the gate opened. I still can't believe it.",
      liked: ['maya', 'zoya', 'daniel', 'leela'],
    },
    {
      from: 'maya',
      at: '2024-11-21 21:40',
      text: "I'm sorting my photos. Harpreet asleep against the jeep window is a strong start.",
      liked: ['harpreet', 'arjun', 'tomas'],
    },
    {
      from: 'nandini',
      at: '2024-11-22 08:10',
      text: 'I can still hear the drums in Kandy. Thank you all, and Dilani most of all.',
      liked: ['dilani', 'maya', 'daniel'],
    },
    {
      from: 'harpreet',
      at: '2024-11-24 17:55',
      text: 'Turkey next August, anyone? Zoya and I are already looking at dates.',
      liked: ['zoya', 'arjun'],
    },
  ],
  read: {},
  preferences: [],
}

export const demoGroups = [october, may, november2024]

/** Who has entered travel details for the departure in May; the others are late. Passport numbers are invented. */
export const travelDetailsOfMay: readonly ({ username: string } & TravelDetails)[] = [
  {
    username: 'leela',
    passportName: 'Leela Iyer',
    passportNumber: 'X0000001',
    passportExpiry: '2031-02-11',
    nationality: 'Indian',
    diet: 'eggetarian',
    foodNotes: null,
    emergencyName: 'Raghav Iyer',
    emergencyRelation: 'Brother',
    emergencyPhone: '+915555501301',
  },
  {
    username: 'anika',
    passportName: 'Anika Shah',
    passportNumber: 'X0000002',
    passportExpiry: '2029-08-30',
    nationality: 'Indian',
    diet: 'jain',
    foodNotes: 'No root vegetables. A kitchen that asks first is enough.',
    emergencyName: 'Hetal Shah',
    emergencyRelation: 'Mother',
    emergencyPhone: '+915555501302',
  },
  {
    username: 'clara',
    passportName: 'Clara Lindqvist',
    passportNumber: 'XA000003',
    passportExpiry: '2027-01-19',
    nationality: 'Swedish',
    diet: 'vegetarian',
    foodNotes: null,
    emergencyName: 'Per Lindqvist',
    emergencyRelation: 'Father',
    emergencyPhone: '+46701740605',
  },
  {
    username: 'daniel',
    passportName: 'Daniel Chidi Okafor',
    passportNumber: 'X0000004',
    passportExpiry: '2025-09-14',
    nationality: 'Singaporean',
    diet: 'everything',
    foodNotes: 'Allergic to shellfish: mild, but please not on my plate.',
    emergencyName: 'Grace Okafor',
    emergencyRelation: 'Sister',
    emergencyPhone: '+6555550134',
  },
  {
    username: 'tomas',
    passportName: 'Tomás Ferreira',
    passportNumber: 'X000005',
    passportExpiry: '2030-05-02',
    nationality: 'Portuguese',
    diet: 'everything',
    foodNotes: null,
    emergencyName: 'Rui Ferreira',
    emergencyRelation: 'Brother',
    emergencyPhone: '+351555010199',
  },
]
