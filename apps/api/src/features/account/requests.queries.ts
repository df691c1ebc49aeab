import type { SentQuickInvite } from '@farandfew/domain/account'
import type { InviteRequestItem } from '@farandfew/domain/invites'
import {
  preferredDestinations,
  type QuickInviteForm,
  travelMonths,
} from '@farandfew/domain/quick-invites'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { QuickInviteRequestsTable } from '../../db/tables.ts'
import { formatTravelDates } from './travel-dates.ts'

/** Requests of each kind that the list shows at most. */
const mostShown = 200

type QuickRow = Selectable<QuickInviteRequestsTable>

const labelOf = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null,
) => options.find((option) => option.value === value)?.label

/** Where a quick request would go: the chosen destination, or what it is where none was. */
function quickTripName(destination: string | null): string {
  const named = destination === 'no-preference' ? null : destination
  return labelOf(preferredDestinations, named) ?? 'Quick request'
}

/** A quick request as it stands in the member's list. */
function quickRequestItem(
  row: Pick<QuickRow, 'id' | 'preferredDestination' | 'travelMonth' | 'status' | 'createdAt'>,
): InviteRequestItem {
  return {
    kind: 'quick',
    id: row.id,
    tripName: quickTripName(row.preferredDestination),
    requestedDate: labelOf(travelMonths, row.travelMonth) ?? row.travelMonth,
    status: row.status,
    requestDate: row.createdAt.toISOString(),
  }
}

/** A quick request as it is answered to who sent it: what was sent, and its line in the list; nothing of the account. */
export function sentQuickRequest(row: QuickRow): SentQuickInvite {
  return {
    id: row.id,
    preferredDestination: row.preferredDestination,
    travelMonth: row.travelMonth,
    groupSizePreference: row.groupSizePreference,
    budgetRange: row.budgetRange,
    whyJoin: row.whyJoin,
    additionalRequests: row.additionalRequests,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    item: quickRequestItem(row),
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
    .select(['id', 'preferredDestination', 'travelMonth', 'status', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(quickRequestItem)
}

/** The member's requests of both kinds, the newest first. */
export async function listRequestsOf(db: Db, userId: number): Promise<InviteRequestItem[]> {
  const lists = await Promise.all([listTripRequests(db, userId), listQuickRequests(db, userId)])
  return lists
    .flat()
    .sort((one, other) => Date.parse(other.requestDate) - Date.parse(one.requestDate))
}

/** Stores a quick request. */
export function insertQuickRequest(
  db: Db,
  { userId, form }: { userId: number; form: QuickInviteForm },
): Promise<QuickRow> {
  const { preferredDestination = null, additionalRequests = null, ...chosen } = form
  return db
    .insertInto('quickInviteRequests')
    .values({ userId, ...chosen, preferredDestination, additionalRequests })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who asks, whose account stays where it is until the transaction has ended; undefined where it is gone. */
export function findSender(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
}
