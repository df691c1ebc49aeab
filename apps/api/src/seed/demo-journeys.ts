import type { QuizAnswers } from '@farandfew/domain/quiz'
import type { InviteStatus } from '@farandfew/domain/invites'

/** A departure of 2024, which exists in the demo only. */
interface PastDeparture {
  /** 1001 and up, so that it differs from the ids of the 2025 departures. */
  id: number
  tripId: number
  departureDate: string
  coordinator: string
  /** The rating of each traveller, 1-5; the demo member's first. */
  ratings: readonly number[]
}

export const pastDepartures: readonly PastDeparture[] = [
  {
    id: 1001,
    tripId: 3,
    departureDate: '2024-06-08',
    coordinator: 'Ivana Vuković',
    ratings: [5, 5, 4, 5, 5, 4, 5, 5],
  },
  {
    id: 1002,
    tripId: 2,
    departureDate: '2024-09-14',
    coordinator: 'Wayan Suarta',
    ratings: [4, 5, 5, 4, 5, 5, 4, 5, 5, 4],
  },
  {
    id: 1003,
    tripId: 4,
    departureDate: '2024-11-16',
    coordinator: 'Dilani Perera',
    ratings: [5, 4, 5, 5, 5, 4, 5, 5, 5],
  },
]

/** The ids of the two departures to Turkey in 2025: 14 August and 11 October. */
export const demoDepartures = { august: 7, october: 11 } as const

/** The hotels of both, which say that they are samples. `night` counts from 0. */
export const demoHotels = [
  {
    night: 0,
    nights: 1,
    name: 'Karaköy Bank Hotel (sample)',
    address: 'A sample address, Bankalar Caddesi, Karaköy, Istanbul, Türkiye',
  },
  {
    night: 1,
    nights: 2,
    name: 'Göreme Cave House (sample)',
    address: 'A sample address, Göreme, Nevşehir, Türkiye',
  },
] as const

/** The demo member's invite requests. */
export const inviteRequests: readonly {
  tripId: number
  scheduleId: number | null
  whyJoin: string
  status: InviteStatus
}[] = [
  {
    tripId: 2,
    scheduleId: 15,
    whyJoin:
      'I left Bali in September with the feeling that I had only seen the half of it that gets up late.',
    status: 'pending',
  },
  {
    tripId: 7,
    scheduleId: 12,
    whyJoin: 'A week of gardens, joinery and bullet trains is what I have been drawing all year.',
    status: 'approved',
  },
  {
    tripId: 9,
    scheduleId: 3,
    whyJoin: 'Stone churches on cliffs, and bread from a hole in the ground. Need I say more?',
    status: 'rejected',
  },
]

export const quickRequest = {
  preferredDestination: 'sri-lanka',
  travelMonth: 'november-2025',
  groupSizePreference: 'medium-8-12',
  budgetRange: '2-2.5',
  whyJoin:
    'Three trips in, I have learned that eleven strangers and one good guide beat any holiday I ever planned alone.',
  additionalRequests: 'Vegetarian, and a window seat on the hill train if there is one to be had.',
  status: 'pending',
} as const

/** The demo member's quiz answers: question id → value. */
export const quizAnswers: QuizAnswers = {
  1: 'curious',
  2: 'moderate',
  3: 'old-cities',
  4: 'cooking',
  5: 'small',
  6: 'short',
  7: 'three-lacs',
}
