import type {
  AssignableDeparture,
  Group,
  GroupMember,
} from '@farandfew/domain/invites/admin-invites.ts'
import { decisionDate, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { monthNames } from '@farandfew/domain/calendar/format-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { stateLabelOf } from '../departures/departure-row.ts'
import { seats, takesSeat } from '../departures/seats.ts'
import type { InviteRow } from './invite.queries.ts'
import { destinationOf } from './requests.sql.ts'

/** 'august-2025' → '2025-08'; undefined if the value names no month. */
function monthOf(travelMonth: string | null): string | undefined {
  const [name, year] = (travelMonth ?? '').split('-')
  const index = monthNames.findIndex((month) => month.toLowerCase() === name)
  return index < 0 || !year ? undefined : `${year}-${String(index + 1).padStart(2, '0')}`
}

const fits = (departureDate: CalendarDate, month: string | undefined) =>
  month === undefined || departureDate.startsWith(month)

/** The requested trip, or every trip to the destination of a quick request. */
async function tripsOf(db: Db, invite: InviteRow): Promise<number[]> {
  if (invite.tripId !== null) return [invite.tripId]
  const trips = await db.selectFrom('trips').select(['id', 'destination as place']).execute()
  const destination = destinationOf(invite)
  if (destination === 'other' || destination === 'no-preference') return []
  return trips
    .filter(({ place }) => destinationOf({ kind: 'trip', place }) === destination)
    .map(({ id }) => id)
}

/** Whether the applicant holds or has a seat on the departure `s`. */
const isBookedBy = (userId: number | null) => sql<boolean>`exists (
  select from bookings b
  where b.trip_schedule_id = s.id and b.user_id = ${userId}::int and ${takesSeat}
)`

const departures = (db: Db, { userId }: InviteRow) =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips', 'trips.id', 's.tripId')
    .select([
      's.id as departureId',
      'title as tripTitle',
      'departureDate',
      'isActive',
      'groupDecision',
    ])
    .select(['s.duration', 's.decisionDays', 'trips.availability', seats.as('seats')])
    .select(isBookedBy(userId).as('isBooked'))

/**
 * Whether an operator can give the request a departure: it has none, or one that can no longer be booked, or the applicant chose one
 * that is full.
 */
export async function canBeAssigned(
  db: Db,
  invite: InviteRow,
  today: CalendarDate,
): Promise<boolean> {
  if (invite.departureId === null) return true
  const chosen = await departures(db, invite)
    .where('s.id', '=', invite.departureId)
    .executeTakeFirstOrThrow()
  const isFull = invite.assignedAt === null && chosen.seats.free === 0
  return !chosen.isBooked && (isClosed(chosen, today) || isFull)
}

/**
 * The departures that the applicant could join: those ahead with a free seat that can be booked and that they have not booked,
 * of the requested trip or to the destination of a quick request. Those in the requested month come first, each group by date.
 */
async function listJoinable(
  db: Db,
  {
    invite,
    tripIds,
    today,
  }: { invite: InviteRow; tripIds: readonly number[]; today: CalendarDate },
) {
  const rows = await departures(db, invite)
    .$if(tripIds.length > 0, (query) => query.where('tripId', 'in', tripIds))
    .where(isBookedBy(invite.userId), '=', false)
    .where('departureDate', '>', today)
    .orderBy('departureDate')
    .orderBy('s.id')
    .execute()
  const month = monthOf(invite.travelMonth)
  const joinable = rows
    .filter((row) => row.seats.free > 0 && !isClosed(row, today))
    .map((row) => ({ ...row, fitsMonth: fits(row.departureDate, month) }))
  return [
    ...joinable.filter(({ fitsMonth }) => fitsMonth),
    ...joinable.filter(({ fitsMonth }) => !fitsMonth),
  ]
}

/** The departures that an operator can give the request: those that the applicant could join; of any trip for a quick request without a destination. */
export async function listAssignable(
  db: Db,
  invite: InviteRow,
  today: CalendarDate,
): Promise<AssignableDeparture[]> {
  const { status } = invite
  if (status !== 'pending' && status !== 'approved') return []
  if (!(await canBeAssigned(db, invite, today))) return []
  const joinable = await listJoinable(db, { invite, tripIds: await tripsOf(db, invite), today })
  return joinable.map(
    ({ departureId, tripTitle, departureDate, duration, seats, groupDecision, fitsMonth }) => ({
      ...{ scheduleId: departureId, tripTitle, departureDate, duration, seats, groupDecision },
      fitsMonth,
    }),
  )
}

/** The chosen departure; otherwise the next one that the applicant could join, preferably in the requested month. */
async function findDeparture(db: Db, invite: InviteRow, today: CalendarDate) {
  if (invite.departureId !== null) {
    return departures(db, invite).where('s.id', '=', invite.departureId).executeTakeFirst()
  }
  const tripIds = await tripsOf(db, invite)
  return tripIds.length === 0 ? undefined : (await listJoinable(db, { invite, tripIds, today }))[0]
}

/** The member of each confirmed booking; null if the account was erased. */
async function listBookedMembers(db: Db, departureId: number): Promise<(GroupMember | null)[]> {
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('users', 'users.id', 'bookings.userId')
    .select(['users.id as userId', 'username', 'firstName', 'lastName', 'ageGroup', 'city'])
    .select(['country', 'interests', 'quizData'])
    .where('tripScheduleId', '=', departureId)
    .where('status', '=', 'confirmed')
    .orderBy('bookings.id')
    .execute()
  return rows.map(({ userId, username, firstName, lastName, interests, quizData, ...profile }) => {
    if (userId === null) return null
    const name = [firstName, lastName].filter(Boolean).join(' ') || (username ?? '')
    return { userId, name, ...profile, interests: interests ?? [], quiz: quizData }
  })
}

/** The others of the group that the applicant would join or has joined; null if there is no suitable departure. */
export async function findGroup(
  db: Db,
  invite: InviteRow,
  today: CalendarDate,
): Promise<Group | null> {
  const departure = await findDeparture(db, invite, today)
  if (!departure) return null
  const booked = await listBookedMembers(db, departure.departureId)
  const bookings = booked.filter((member) => member === null || member.userId !== invite.userId)
  const members = bookings.filter((member) => member !== null)
  const { departureId, decisionDays, availability, ...shown } = departure
  const dated = { ...shown, decisionDays }
  return {
    scheduleId: departureId,
    ...shown,
    decisionDate: decisionDate(dated),
    chosen: invite.departureId !== null,
    fitsMonth: fits(shown.departureDate, monthOf(invite.travelMonth)),
    members,
    withoutAccount: bookings.length - members.length,
    isClosed: isClosed(dated, today),
    stateLabel: stateLabelOf({ ...dated, availability }, today),
  }
}
