import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type { Db } from '../platform/db/connect.ts'
import { pastDepartures, pastDuration } from './demo-journeys.ts'
import type { DemoIds } from './demo-members.ts'

interface DemoReview {
  /** One of `pastDepartures`. */
  departureId: number
  from: string
  rating: number
  words: string
  /** Days after the return. */
  after: number
}

/** Reviews that the club approved. */
const approved: readonly DemoReview[] = [
  {
    departureId: 1001,
    from: 'maya',
    rating: 5,
    words:
      'I came for the walls of Kotor and would go back for the hour in the kayak at seven, when the bay belongs to you. By the second dinner nobody asked any more what anyone does for a living. Bring shoes with a grip for the 1,350 steps.',
    after: 9,
  },
  {
    departureId: 1001,
    from: 'daniel',
    rating: 4,
    words:
      'A good group and a guide who knows every boatman. The third day is long, with three and a half hours on the road, but the lake in the evening is worth it. One more free afternoon would have made it perfect.',
    after: 12,
  },
  {
    departureId: 1002,
    from: 'leela',
    rating: 5,
    words:
      "Cooking in a family's kitchen with what we had bought at six in the morning was the best lunch of my year. I am a vegetarian, and there was always something for me that was more than rice and vegetables.",
    after: 6,
  },
  {
    departureId: 1002,
    from: 'maya',
    rating: 4,
    words:
      "Lovely villas, and a priest at Tirta Empul who explained everything without hurrying us. Ubud's traffic is real, so take the early starts seriously: at Tegallalang at half past six we had the terraces to ourselves.",
    after: 14,
  },
  {
    departureId: 1003,
    from: 'nandini',
    rating: 5,
    words:
      'It was my first trip alone, and I worried about it for weeks. Dilani wrote to us before we left, met us at the hotel and never lost sight of anyone. Then the leopard came, ten minutes after the gate opened.',
    after: 5,
  },
  {
    departureId: 1003,
    from: 'aisling',
    rating: 4,
    words:
      'Crab curry with bibs, the drums in Kandy, a night in a tent near Yala: a lot for four days, and it never felt rushed except on the drive south. Sit on the right-hand side of the train.',
    after: 11,
  },
]

/** Waits for the club. */
const waiting = {
  departureId: 1003,
  from: 'arjun',
  rating: 5,
  words:
    'I had seen Yala once before, in a queue of jeeps at noon. To be first through the gate with people who can sit still and keep quiet is something else. My favourite evening was Galle Face Green with kites and prawn fritters.',
}

/** Adds the reviews of the past departures. */
export async function insertReviews(trx: Db, idOf: DemoIds): Promise<void> {
  const rows = approved.map(({ departureId, from, rating, words, after }) => {
    const { departureDate } = pastDepartures.find(({ id }) => id === departureId)!
    const day = addDays(returnDate(departureDate, pastDuration), after)
    const writtenAt = new Date(`${day}T14:00:00Z`)
    return {
      userId: idOf(from),
      departureId,
      rating,
      words,
      state: 'approved' as const,
      shownRating: rating,
      shownWords: words,
      version: 2,
      writtenAt,
      createdAt: writtenAt,
      decidedAt: new Date(`${addDays(day, 1)}T05:00:00Z`),
    }
  })
  const { from, ...review } = waiting
  await trx
    .insertInto('reviews')
    .values([...rows, { ...review, userId: idOf(from) }])
    .execute()
}
