import type { AdminUser, MergeState } from '@farandfew/domain/member-care/admin-member.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import { mergeUndoHours } from '@farandfew/domain/member-merges/member-merges.ts'
import { publicUser } from '@farandfew/domain/members/user.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import {
  bookingJoins,
  listedColumns,
  type ListedRow,
  toLabelled,
} from '../bookings/admin-bookings.queries.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listRequestsOf } from '../invites/member-requests.queries.ts'
import { findLastQuiz } from '../quiz/quiz-responses.queries.ts'
import { listOpenSessions } from '../members/sessions.queries.ts'

/** The profile, and when address and phone were verified; undefined if there is no such member. */
async function findProfile(db: Db, id: number) {
  const row = await db
    .selectFrom('users')
    .select([...fieldsOf(publicUser), 'emailVerifiedAt', 'phoneVerifiedAt', 'deactivatedAt'])
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
async function listBookings(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<AdminUser['bookings']> {
  const { rows } = await sql<ListedRow & { duration: number }>`
    select ${listedColumns(today)}, s.duration from bookings b ${bookingJoins}
    where b.user_id = ${userId}
    order by s.departure_date desc, b.id desc
  `.execute(db)
  return rows.map((row) => ({
    ...toLabelled(row),
    isOver: returnDate(row.departureDate, row.duration) < today,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** The merge that an account's panel shows: the one that ended it, or the one that can be undone. */
async function findMergeOf(db: Db, id: number): Promise<MergeState | null> {
  const row = await db
    .selectFrom('accountMerges as m')
    .innerJoin('users as u', (join) =>
      join.on(
        sql<boolean>`u.id = case when m.into_user_id = ${id} then m.from_user_id else m.into_user_id end`,
      ),
    )
    .select(['m.intoUserId', 'm.createdAt', 'u.id as otherId', nameOfUser().as('otherName')])
    .select(sql<Date>`m.created_at + ${mergeUndoHours} * interval '1 hour'`.as('undoUntil'))
    .where('m.undoneAt', 'is', null)
    .where((is) => is.or([is('m.intoUserId', '=', id), is('m.fromUserId', '=', id)]))
    .orderBy('m.id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { intoUserId, createdAt, undoUntil, ...other } = row
  return {
    ...other,
    isKept: intoUserId === id,
    at: createdAt.toISOString(),
    undoUntil: undoUntil.toISOString(),
  }
}

/**
 * Everything that the panel shows of a member.
 * @throws AppError NOT_FOUND
 */
export async function getUserForPanel(
  { db, urls, clock }: Pick<AppContext, 'db' | 'urls' | 'clock'>,
  id: number,
): Promise<AdminUser> {
  const user = await findUser(db, { id, today: clock.today() })
  if (!user) throw new AppError('NOT_FOUND')
  return { ...user, siteUrl: new URL(urls.web).origin }
}

/** Everything that operators see of a member; undefined if there is none. */
async function findUser(
  db: Db,
  { id, today }: { id: number; today: CalendarDate },
): Promise<Omit<AdminUser, 'siteUrl'> | undefined> {
  const profile = await findProfile(db, id)
  if (!profile) return undefined
  const [quiz, invites, bookings, sessions, merge] = await Promise.all([
    findLastQuiz(db, id),
    listRequestsOf(db, id),
    listBookings(db, { userId: id, today }),
    listOpenSessions(db, id),
    findMergeOf(db, id),
  ])
  return {
    ...profile,
    quiz,
    invites,
    bookings,
    merge,
    sessions: sessions.map(({ id: _id, ...session }) => session),
  }
}
