import type { InviteRequests } from '@farandfew/domain/invites/invite.ts'
import type { UserTrips } from '@farandfew/domain/bookings/booking-view.ts'

/** The trips shown by a build with the demo flag. */
export const sampleTrips: UserTrips = {
  current: [
    {
      id: 1,
      destination: 'Istanbul & Cappadocia, Turkey',
      date: '14-17 August 2025',
      status: 'Confirmed',
      groupSize: '8-12 People',
      coordinator: null,
      rating: null,
      highlights: [
        'A balloon flight at sunrise over Göreme',
        'A private boat up the Bosphorus',
        'Two nights in a cave house',
      ],
    },
  ],
  previous: [
    {
      id: 2,
      destination: 'Bali, Indonesia',
      date: '14-17 September 2024',
      status: 'Completed',
      groupSize: '8-12 People',
      coordinator: 'Wayan Suarta',
      rating: 5,
      highlights: ["Tegallalang's terraces at half past six", 'A temple ceremony at Tirta Empul'],
    },
  ],
}

/** The requests shown by a build with the demo flag. */
export const sampleRequests: InviteRequests = [
  {
    kind: 'trip',
    id: 1,
    tripName: 'Bali Bliss',
    requestedDate: '6-9 December 2025',
    status: 'pending',
    requestDate: '2025-04-21T09:30:00.000Z',
  },
  {
    kind: 'trip',
    id: 2,
    tripName: 'Japan by Rail and Lantern Light',
    requestedDate: '25 October - 1 November 2025',
    status: 'approved',
    requestDate: '2025-04-12T16:05:00.000Z',
    departures: [
      {
        id: 12,
        dates: '25 October - 1 November 2025',
        isBooked: false,
        offeredUntil: null,
        free: 5,
      },
    ],
  },
  {
    kind: 'quick',
    id: 3,
    tripName: 'Montenegro',
    requestedDate: 'September 2025',
    groupSize: 'Medium (8-12 people)',
    budget: 'INR 2-2.5 Lacs',
    status: 'pending',
    requestDate: '2025-04-24T18:40:00.000Z',
  },
]
