import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import type { PublicUser } from '@farandfew/domain/members/user.ts'
import { withoutRefunds } from './figures.ts'

const emptyMember: Omit<PublicUser, 'id' | 'username' | 'createdAt'> = {
  email: null,
  phone: null,
  firstName: null,
  lastName: null,
  ageGroup: null,
  gender: null,
  city: null,
  country: null,
  instagramHandle: null,
  linkedinHandle: null,
  bio: null,
  interests: [],
  travelPreferences: [],
  profileImage: null,
  quizData: null,
}

/** A member whose fields are all filled in. */
export const asha: PublicUser = {
  ...emptyMember,
  id: 1,
  username: 'asha.rao',
  email: 'asha.rao@example.com',
  phone: '+91 98450 11223',
  firstName: 'Asha',
  lastName: 'Rao',
  ageGroup: '30-35',
  gender: 'woman',
  city: 'Bengaluru',
  country: 'India',
  instagramHandle: '@asha.wanders',
  linkedinHandle: 'asha-rao',
  bio: 'Slow mornings.\nLong walks.',
  interests: ['Food', 'History'],
  travelPreferences: ['Window seat'],
  profileImage: '/api/pictures/asha',
  createdAt: '2025-05-01T18:31:00.000Z',
}

/** Returns `count` members. All but the first have few fields filled in. */
export function makeMembers(count: number): PublicUser[] {
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...emptyMember,
    id: index + 2,
    username: `member${index + 2}`,
    city: index % 2 ? 'Pune' : 'Lisbon',
    createdAt: '2025-05-02T06:00:00.000Z',
  }))
  return [asha, ...others]
}

/** The data about Asha that is not in her profile. */
export const ashaDetails: Omit<AdminUser, 'user' | 'siteUrl'> = {
  emailVerifiedAt: '2025-05-01T19:00:00.000Z',
  phoneVerifiedAt: null,
  deactivatedAt: null,
  merge: null,
  quiz: {
    takenAt: '2025-05-02T06:00:00.000Z',
    answers: { '1': 'curious' },
    matches: [
      {
        tripId: 1,
        title: 'Hidden Gems of Turkey',
        destination: 'Turkey',
        duration: 4,
        image: '/art/turkey.svg',
        matchScore: 92,
        reasons: ['Old stones', 'An easy pace'],
        misses: [],
      },
    ],
    profile: { travelStyle: 'curious', interests: ['old-cities'] },
  },
  invites: [
    {
      kind: 'trip',
      id: 7,
      tripName: 'Bali Bliss',
      requestedDate: '21-28 June 2025',
      status: 'pending',
      requestDate: '2025-05-03T06:00:00.000Z',
    },
    {
      kind: 'quick',
      id: 7,
      tripName: 'Sri Lankan Serenity',
      requestedDate: 'November 2025',
      status: 'approved',
      requestDate: '2025-05-02T06:00:00.000Z',
    },
  ],
  bookings: [
    {
      ...withoutRefunds,
      id: 3,
      userId: 1,
      name: 'Asha Rao',
      username: 'asha',
      departureId: 7,
      tripTitle: 'Hidden Gems of Turkey',
      departureDate: '2025-08-14',
      duration: 4,
      isOver: false,
      status: 'confirmed',
      label: 'Confirmed',
      moneyLabel: 'Paid in full',
      balance: null,
      balanceDue: null,
      balanceOwed: 0,
      amountPaid: 20000000,
      totalAmount: 20000000,
      currency: 'INR',
      createdAt: '2025-05-04T06:00:00.000Z',
    },
  ],
  sessions: [
    {
      device: 'Chrome on Android',
      signedInAt: '2025-05-04T06:00:00.000Z',
      lastSeenAt: '2025-05-05T06:00:00.000Z',
    },
  ],
}
