import type { PublicUser } from '@farandfew/domain/users'

const nobody: Omit<PublicUser, 'id' | 'username' | 'createdAt'> = {
  email: null,
  phone: null,
  firstName: null,
  lastName: null,
  ageGroup: null,
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

/** A member who gave everything. */
export const asha: PublicUser = {
  ...nobody,
  id: 1,
  username: 'asha.rao',
  email: 'asha.rao@example.com',
  phone: '+91 98450 11223',
  firstName: 'Asha',
  lastName: 'Rao',
  ageGroup: '30-35',
  city: 'Bengaluru',
  country: 'India',
  instagramHandle: '@asha.wanders',
  linkedinHandle: 'asha-rao',
  createdAt: '2025-05-01T18:31:00.000Z',
}

/** As many members as wanted; all but the first gave little. */
export function makeMembers(count: number): PublicUser[] {
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...nobody,
    id: index + 2,
    username: `member${index + 2}`,
    city: index % 2 ? 'Pune' : 'Lisbon',
    createdAt: '2025-05-02T06:00:00.000Z',
  }))
  return [asha, ...others]
}
