import { isBookable } from '@farandfew/domain/availability/availability.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type Closable, decisionOn, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '@farandfew/domain/invites/invite.options.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { QuickInviteRequestsTable } from '../../platform/db/tables.ts'
import {
  type InvitedDeparture,
  listInvitedDepartures,
} from '../departures/invited-departures.queries.ts'
import type { InviteName } from './invite.queries.ts'
import { formatTravelDates } from '../members/travel-dates.ts'

/** The most requests of each kind in the list. */
const mostShown = 200

type QuickRow = Selectable<QuickInviteRequestsTable>

/** The chosen destination, or 'Quick request' if there is none. */
function quickTripName(destination: string | null): string {
  const named = destination === 'no-preference' ? null : destination
  return optionLabel(preferredDestinations, named) ?? 'Quick request'
}

type ListedColumn =
  | 'id'
  | 'preferredDestination'
  | 'travelMonth'
  | 'groupSizePreference'
  | 'budgetRange'
  | 'status'
  | 'createdAt'

/** The departure that an operator gave a quick request. */
interface Given {
  title?: string | null
  departureDate?: CalendarDate | null
  duration?: number | null
}

/** A quick request as the member's list shows it, with the trip and the dates of its departure if it has one. */
export function quickRequestItem({
  title,
  departureDate,
  duration,
  ...row
}: Pick<QuickRow, ListedColumn> & Given): InviteRequestItem {
  return {
    kind: 'quick',
    id: row.id,
    tripName: title ?? quickTripName(row.preferredDestination),
    requestedDate:
      departureDate && duration
        ? formatTravelDates(departureDate, duration)
        : (optionLabel(travelMonths, row.travelMonth) ?? row.travelMonth),
    groupSize:
      optionLabel(groupSizePreferences, row.groupSizePreference) ?? row.groupSizePreference,
    budget: optionLabel(budgetRanges, row.budgetRange) ?? row.budgetRange,
    status: row.status,
    requestDate: row.createdAt.toISOString(),
  }
}

/** The member's requests for a trip. */
const selectTripRequests = (db: Db, userId: number) =>
  db
    .selectFrom('tripInviteRequests')
    .innerJoin('trips', 'trips.id', 'tripInviteRequests.tripId')
    .leftJoin('tripSchedules', 'tripSchedules.id', 'tripInviteRequests.scheduleId')
    .select(['tripInviteRequests.id', 'tripInviteRequests.status', 'tripInviteRequests.createdAt'])
    .select(['trips.title', 'tripSchedules.departureDate', 'tripSchedules.duration'])
    .select(['tripInviteRequests.tripId', 'tripInviteRequests.scheduleId as departureId'])
    .select([
      'tripSchedules.isActive',
      'tripSchedules.groupDecision',
      'tripSchedules.decisionDays',
      'trips.availability',
    ])
    .where('tripInviteRequests.userId', '=', userId)

/** The newest first. */
const listTripRequests = (db: Db, userId: number) =>
  selectTripRequests(db, userId)
    .orderBy('tripInviteRequests.createdAt', 'desc')
    .orderBy('tripInviteRequests.id', 'desc')
    .limit(mostShown)
    .execute()

type TripRequest = Awaited<ReturnType<typeof listTripRequests>>[number]

/** A request for a trip as the list shows it. */
function tripRequestItem(row: TripRequest): InviteRequestItem {
  const { id, status, createdAt, title, departureDate, duration } = row
  return {
    kind: 'trip',
    id,
    tripName: title,
    requestedDate:
      departureDate !== null && duration !== null
        ? formatTravelDates(departureDate, duration)
        : 'Any departure',
    status,
    requestDate: createdAt.toISOString(),
  }
}

const selectQuickRequests = (db: Db, userId: number) =>
  db
    .selectFrom('quickInviteRequests as q')
    .leftJoin('tripSchedules as s', 's.id', 'q.scheduleId')
    .leftJoin('trips', 'trips.id', 's.tripId')
    .select(['q.id', 'q.preferredDestination', 'q.travelMonth', 'q.groupSizePreference'])
    .select(['q.budgetRange', 'q.status', 'q.createdAt', 'q.scheduleId as departureId'])
    .select(['s.tripId', 'trips.title', 's.departureDate', 's.duration'])
    .select(['s.isActive', 's.groupDecision', 's.decisionDays', 'trips.availability'])
    .where('q.userId', '=', userId)

const listQuickRequests = (db: Db, userId: number) =>
  selectQuickRequests(db, userId)
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(mostShown)
    .execute()

const byDate = (items: readonly InviteRequestItem[]) =>
  [...items].sort((one, other) => Date.parse(other.requestDate) - Date.parse(one.requestDate))

/** The member's requests of both kinds, newest first. */
export async function listRequestsOf(db: Db, userId: number): Promise<InviteRequestItem[]> {
  const [trips, quick] = await Promise.all([
    listTripRequests(db, userId),
    listQuickRequests(db, userId),
  ])
  return byDate([...trips.map(tripRequestItem), ...quick.map(quickRequestItem)])
}

const invitedDeparture = (departure: InvitedDeparture) => ({
  id: departure.id,
  dates: formatTravelDates(departure.departureDate, departure.duration),
  isBooked: departure.isBooked,
  offeredUntil: departure.offeredUntil?.toISOString() ?? null,
  free: departure.free,
})

type RequestRow = TripRequest | Awaited<ReturnType<typeof listQuickRequests>>[number]

/** What a request opens, of the departures of trips that can be booked or that its member has booked, and whether its own has ended. */
function openedBy(
  { status, tripId, departureId, availability, ...named }: RequestRow,
  departures: readonly InvitedDeparture[],
  today: CalendarDate,
): Pick<InviteRequestItem, 'departures' | 'ended'> {
  if (tripId === null || (status !== 'approved' && status !== 'pending')) return {}
  const ofTrip = departures.filter((one) => one.tripId === tripId)
  const own = departureId === null ? ofTrip : ofTrip.filter(({ id }) => id === departureId)
  const opened = status === 'approved' ? { departures: own.map(invitedDeparture) } : {}
  if (departureId === null || own.length > 0 || !isClosed(named as Closable, today)) return opened
  const others =
    availability !== null && isBookable({ availability })
      ? ofTrip.filter(({ isBooked, free }) => !isBooked && free > 0)
      : []
  const isCancelled = decisionOn(named as Closable, today) === 'cancelled'
  return {
    ...opened,
    ended: { id: departureId, isCancelled, others: others.map(invitedDeparture) },
  }
}

/** The same for the member, with the departures that an approved request lets them book, and what became of the one that it names. */
export async function listOwnRequests(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<InviteRequestItem[]> {
  const [trips, quick] = await Promise.all([
    listTripRequests(db, userId),
    listQuickRequests(db, userId),
  ])
  const tripIds = [...new Set([...trips, ...quick].flatMap(({ tripId }) => tripId ?? []))]
  const departures = await listInvitedDepartures(db, { tripIds, userId, today })
  return byDate([
    ...trips.map((row) => ({ ...tripRequestItem(row), ...openedBy(row, departures, today) })),
    ...quick.map((row) => ({ ...quickRequestItem(row), ...openedBy(row, departures, today) })),
  ])
}

/** A request of the member as their list shows it, without what it opens; undefined if it is not theirs. */
export async function findOwnRequest(
  db: Db,
  { kind, id, userId }: InviteName & { userId: number },
): Promise<InviteRequestItem | undefined> {
  if (kind === 'trip') {
    const trip = await selectTripRequests(db, userId)
      .where('tripInviteRequests.id', '=', id)
      .executeTakeFirst()
    return trip && tripRequestItem(trip)
  }
  const quick = await selectQuickRequests(db, userId).where('q.id', '=', id).executeTakeFirst()
  return quick && quickRequestItem(quick)
}

/** Withdraws a request of the member if it is still pending. One statement checks and marks it. */
export async function withdrawRequest(
  db: Db,
  { kind, id, userId }: InviteName & { userId: number },
): Promise<void> {
  await db
    .updateTable(kind === 'trip' ? 'tripInviteRequests' : 'quickInviteRequests')
    .set({ status: 'withdrawn', updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .execute()
}
