import type { QuizAnswers } from '@farandfew/domain/quiz/quiz.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite.options.ts'

/** A departure of 2024, which exists in the demo only. */
interface PastDeparture {
  /** 1001 and up, so that it differs from the ids of the 2025 departures. */
  id: number
  tripId: number
  departureDate: string
  /** How many travelled: the demo member and others. */
  travellers: number
}

/** The length of the departures of 2024, in days. */
export const pastDuration = 4

export const pastDepartures: readonly PastDeparture[] = [
  {
    id: 1001,
    tripId: 3,
    departureDate: '2024-06-08',
    travellers: 8,
  },
  {
    id: 1002,
    tripId: 2,
    departureDate: '2024-09-14',
    travellers: 10,
  },
  {
    id: 1003,
    tripId: 4,
    departureDate: '2024-11-16',
    travellers: 9,
  },
]

/** The departures that demo members have booked: those of 2025, and Sri Lanka in November 2024. */
export const demoDepartures = {
  albania: 1,
  may: 2,
  armenia: 3,
  bali: 4,
  august: 7,
  october: 11,
  november2024: 1003,
} as const

/** Where the group of October meets: more exactly than its trip says. */
export const octoberMeeting = {
  meetingPlace: 'The ferry pier in Karaköy, Istanbul',
  meetingTime: '13:00',
} as const

interface DemoHotel {
  /** The first night, counted from 0. */
  night: number
  nights: number
  name: string
  address: string
}

const turkeyHotels: readonly DemoHotel[] = [
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
]

/** Hotels, which say that they are samples. */
export const demoHotels: readonly { departureId: number; hotels: readonly DemoHotel[] }[] = [
  { departureId: demoDepartures.august, hotels: turkeyHotels },
  { departureId: demoDepartures.october, hotels: turkeyHotels },
  {
    departureId: demoDepartures.may,
    hotels: [
      {
        night: 0,
        nights: 2,
        name: 'Clérigos Town House (sample)',
        address: 'A sample address, Rua das Carmelitas, Porto, Portugal',
      },
      {
        night: 2,
        nights: 2,
        name: 'Quinta do Rabelo (sample)',
        address: 'A sample address, Pinhão, Portugal',
      },
      {
        night: 4,
        nights: 1,
        name: 'Coimbra Old Town Hotel (sample)',
        address: 'A sample address, Coimbra, Portugal',
      },
      {
        night: 5,
        nights: 2,
        name: 'Alfama House (sample)',
        address: 'A sample address, Alfama, Lisbon, Portugal',
      },
    ],
  },
]

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
  additionalRequests: 'Vegetarian, and a window seat on the hill train if there is one.',
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
