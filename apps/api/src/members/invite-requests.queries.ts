import type { InviteRequestItem } from '@farandfew/domain/invites'
import { optionLabel } from '@farandfew/domain/options'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '@farandfew/domain/quick-invites'
import type { Selectable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { QuickInviteRequestsTable } from '../db/tables.ts'
import { formatTravelDates } from './travel-dates.ts'

/** The most requests of each kind in the list. */
const mostShown = 200

type QuickRow = Selectable<QuickInviteRequestsTable>

/** The chosen destination, or 'Quick request' if there is none. */
function quickTripName(destination: string | null): string {
  const named = destination === 'no-preference' ? null : destination
  return optionLabel(preferredDestinations, named) ?? 'Quick request'
}

const listedColumns = [
  ...(['id', 'preferredDestination', 'travelMonth', 'groupSizePreference'] as const),
  ...(['budgetRange', 'status', 'createdAt'] as const),
]

/** A quick request as the member's list shows it. */
export function quickRequestItem(
  row: Pick<QuickRow, (typeof listedColumns)[number]>,
): InviteRequestItem {
  return {
    kind: 'quick',
    id: row.id,
    tripName: quickTripName(row.preferredDestination),
    requestedDate: optionLabel(travelMonths, row.travelMonth) ?? row.travelMonth,
    groupSize:
      optionLabel(groupSizePreferences, row.groupSizePreference) ?? row.groupSizePreference,
    budget: optionLabel(budgetRanges, row.budgetRange) ?? row.budgetRange,
    status: row.status,
    requestDate: row.createdAt.toISOString(),
  }
}

async function listTripRequests(db: Db, userId: number): Promise<InviteRequestItem[]> {
  const rows = await db
    .selectFrom('tripInviteRequests')
    .innerJoin('trips', 'trips.id', 'tripInviteRequests.tripId')
    .leftJoin('tripSchedules', 'tripSchedules.id', 'tripInviteRequests.scheduleId')
    .select(['tripInviteRequests.id', 'tripInviteRequests.status', 'tripInviteRequests.createdAt'])
    .select(['trips.title', 'tripSchedules.departureDate', 'tripSchedules.duration'])
    .where('tripInviteRequests.userId', '=', userId)
    .orderBy('tripInviteRequests.createdAt', 'desc')
    .orderBy('tripInviteRequests.id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ id, status, createdAt, title, departureDate, duration }) => ({
    kind: 'trip',
    id,
    tripName: title,
    requestedDate:
      departureDate !== null && duration !== null
        ? formatTravelDates(departureDate, duration)
        : 'Any departure',
    status,
    requestDate: createdAt.toISOString(),
  }))
}

async function listQuickRequests(db: Db, userId: number): Promise<InviteRequestItem[]> {
  const rows = await db
    .selectFrom('quickInviteRequests')
    .select(listedColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(quickRequestItem)
}

/** The member's requests of both kinds, newest first. */
export async function listRequestsOf(db: Db, userId: number): Promise<InviteRequestItem[]> {
  const lists = await Promise.all([listTripRequests(db, userId), listQuickRequests(db, userId)])
  return lists
    .flat()
    .sort((one, other) => Date.parse(other.requestDate) - Date.parse(one.requestDate))
}
