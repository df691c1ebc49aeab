import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { eraseDocumentNames } from '../refunds/money-documents.queries.ts'
import type { Db } from '../../platform/db/connect.ts'
import { findMembers } from '../members/user-search.queries.ts'

/** The member as an erasure needs them; undefined if there is none. */
export const findMember = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['username', 'passwordHash'])
    .select(['email', 'emailVerifiedAt', 'phone', 'phoneVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** The accounts that were merged into the member's within the last day. */
export async function listMergedIds(db: Db, userId: number): Promise<number[]> {
  const merged = await listMergedAccounts(db, userId)
  return merged.map(({ id }) => id)
}

/** The same, with their contacts. */
export const listMergedAccounts = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('accountMerges', 'accountMerges.fromUserId', 'users.id')
    .select(['users.id', 'email', 'emailVerifiedAt', 'phone', 'phoneVerifiedAt'])
    .where('accountMerges.intoUserId', '=', userId)
    .where('accountMerges.undoneAt', 'is', null)
    .orderBy('users.id')
    .execute()

/** The held and confirmed bookings on future departures, by id. */
export const listUpcomingBookings = (
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
) =>
  db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .select(['bookings.id', 'bookings.status', 'bookings.amountPaid', 'bookings.terms'])
    .select('bookings.partRefunded')
    .select('bookings.tripScheduleId as departureId')
    .select(['bookings.confirmedAt', 'bookings.createdAt', 'tripSchedules.departureDate'])
    .select('trips.title as tripTitle')
    .where('bookings.userId', '=', userId)
    .where('bookings.status', 'in', ['pending', 'confirmed'])
    .where('tripSchedules.departureDate', '>', today)
    .orderBy('bookings.id')
    .execute()

/**
 * Deletes the account. Foreign keys delete its sessions, requests, quizzes, connections, vouches, reviews, saved
 * trips, own reports, links, codes and picture, and what operators noted on them, and keep bookings, payment orders and reports about the member without the person.
 */
export async function deleteMember(db: Db, userId: number): Promise<void> {
  await db.updateTable('paymentOrders').set({ notes: '{}' }).where('userId', '=', userId).execute()
  await eraseDocumentNames(db, userId)
  await eraseReportedMessages(db, userId)
  await eraseHost(db, userId)
  await eraseAnnotations(db, userId)
  await eraseReasons(db, userId)
  await eraseViews(db, userId)
  // Those that name an account by its username before it existed.
  await db
    .deleteFrom('vouches')
    .where('usernameKey', '=', (users) =>
      users.selectFrom('users').select('usernameKey').where('id', '=', userId),
    )
    .execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** Deletes the member as a host, whom everyone can read about. Their departures have no host then. */
const eraseHost = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('hosts').where('userId', '=', userId).execute()

/** Deletes what operators noted on the member's bookings, which stay without the person. */
async function eraseAnnotations(db: Db, userId: number): Promise<void> {
  for (const table of ['notes', 'tags', 'assignments'] as const) {
    await db
      .deleteFrom(table)
      .where('bookingId', 'in', (of) =>
        of.selectFrom('bookings').select('id').where('userId', '=', userId),
      )
      .execute()
  }
}

/**
 * Deletes why operators cancelled, moved or refunded the member's bookings, which stay without the person, and why they merged
 * or separated the account and another one. Other reasons end with the account.
 */
async function eraseReasons(db: Db, userId: number): Promise<void> {
  await sql`
    delete from audit_reasons using audit_log l
    where l.id = entry_id and ${`user ${userId}`} in (
      l.details ->> 'from', l.details ->> 'into', l.details ->> 'other'
    )
  `.execute(db)
  await db
    .updateTable('refunds')
    .set({ handReason: null, givenReason: null })
    .where('bookingId', 'in', (of) =>
      of.selectFrom('bookings').select('id').where('userId', '=', userId),
    )
    .execute()
  await db
    .updateTable('bookings')
    .set({ cancelReason: null, moveReason: null })
    .where('userId', '=', userId)
    .execute()
}

/** The least characters of a name or contact that makes a view's name one about the member. */
const tellingLength = 4

/** Deletes the saved views of the members' table that search for the member alone, or are named after them. */
async function eraseViews(db: Db, userId: number): Promise<void> {
  const member = await db
    .selectFrom('users')
    .select(['username', 'email', 'phone', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!member) return
  const { firstName, lastName, ...contacts } = member
  const words = [...Object.values(contacts), [firstName, lastName].filter(Boolean).join(' ')]
    .map((word) => word?.toLowerCase() ?? '')
    .filter((word) => word.length >= tellingLength)
  for (const { id, name, query } of await db.selectFrom('savedViews').selectAll().execute()) {
    const { ids } = query.search ? await findMembers(db, query.search) : { ids: null }
    const isForMember = ids?.length === 1 && ids[0] === userId
    const isNamedAfter = words.some((word) => name.toLowerCase().includes(word))
    if (isForMember || isNamedAfter)
      await db.deleteFrom('savedViews').where('id', '=', id).execute()
  }
}

/** Deletes what the member wrote from the reports about them, and what operators noted there. */
async function eraseReportedMessages(db: Db, userId: number): Promise<void> {
  const reports = await db
    .updateTable('memberReports')
    .set({ message: null, requestNote: null, decisionNote: null })
    .where('reportedUserId', '=', userId)
    .returning('id')
    .execute()
  if (reports.length === 0) return
  const ids = reports.map(({ id }) => id)
  await db.deleteFrom('memberReportPictures').where('reportId', 'in', ids).execute()
}
