import type { AdminUser } from '@farandfew/domain/admin/users'
import type { Db } from '../../../db/connect.ts'
import { listRequestsOf } from '../../../members/invite-requests.queries.ts'
import { findLastQuiz } from '../../../members/last-quiz.queries.ts'
import { listOpenSessions } from '../../../members/sessions.queries.ts'

/** The profile, and when address and phone were verified; undefined if there is no such member. */
async function findProfile(db: Db, id: number) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'phone', 'firstName', 'lastName', 'ageGroup', 'city'])
    .select([
      'gender',
      'country',
      'instagramHandle',
      'linkedinHandle',
      'bio',
      'interests',
      'quizData',
    ])
    .select(['travelPreferences', 'profileImage', 'createdAt'])
    .select(['emailVerifiedAt', 'phoneVerifiedAt', 'deactivatedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { emailVerifiedAt, phoneVerifiedAt, deactivatedAt, ...user } = row
  return {
    user: { ...user, createdAt: user.createdAt.toISOString() },
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    phoneVerifiedAt: phoneVerifiedAt?.toISOString() ?? null,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
  }
}

/** The member's bookings, latest departure first. */
async function listBookings(db: Db, userId: number): Promise<AdminUser['bookings']> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .select(['bookings.id', 'tripSchedules.id as departureId'])
    .select(['trips.title as tripTitle', 'tripSchedules.departureDate'])
    .select(['tripSchedules.duration', 'bookings.status', 'bookings.paymentStatus'])
    .select(['bookings.amountPaid', 'bookings.totalAmount', 'bookings.currency'])
    .select('bookings.createdAt')
    .where('bookings.userId', '=', userId)
    .orderBy('tripSchedules.departureDate', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Everything that operators see of a member; undefined if there is none. */
export async function findUser(
  db: Db,
  id: number,
): Promise<Omit<AdminUser, 'siteUrl'> | undefined> {
  const profile = await findProfile(db, id)
  if (!profile) return undefined
  const [quiz, invites, bookings, sessions] = await Promise.all([
    findLastQuiz(db, id),
    listRequestsOf(db, id),
    listBookings(db, id),
    listOpenSessions(db, id),
  ])
  return {
    ...profile,
    quiz,
    invites,
    bookings,
    sessions: sessions.map(({ id: _id, ...session }) => session),
  }
}
