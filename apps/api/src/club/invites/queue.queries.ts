import {
  type AdminInvitesExportQuery,
  type InviteDestination,
  type InviteName,
  inviteOrder,
} from '@farandfew/domain/invites/admin-invites.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite.options.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import { hasTag, isAssigned } from '../annotations/annotation-columns.ts'
import {
  byDate,
  byInstant,
  byText,
  type Positioned,
  type Sorted,
  sortedBy,
  type SortedSlice,
} from '../../platform/paging/by-order.ts'
import { orderingOf, queueOrder } from '@farandfew/domain/contract/list-order.ts'
import { endPage, positionOf, readParts } from '../../platform/paging/read-parts.ts'
import {
  destinationOf,
  queueColumns,
  type QueueRow,
  requests,
  requestsOfKind,
  requestSubject,
} from './requests.sql.ts'
import { unwritten } from './unwritten.sql.ts'

type Condition = RawBuilder<unknown>

/** What the list and its file have. */
type RequestFilter = AdminInvitesExportQuery

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** Requests whose applicant's name, address or username contains the text, and those with this tag. */
function matchesSearch(search: string | undefined): Condition[] {
  if (search === undefined) return []
  const names = containsText(['name', 'typed_email', 'account_email', 'username'], search)
  return [sql`(${names} or ${hasTag(search, requestSubject)})`]
}

const ofKind = (kind: RequestFilter['kind']): Condition[] =>
  kind === undefined ? [] : [sql`kind = ${kind}`]

/** Requests whose departure is in the month, and those without one that ask for it: 'march-2025'. */
const isIn = (month: RequestFilter['month']): Condition[] =>
  month === undefined
    ? []
    : [sql`coalesce(to_char(departure_date::date, 'FMmonth-YYYY'), travel_month) = ${month}`]

/** Approved requests whose applicant has not heard from the club. */
const lacksMessage = (message: RequestFilter['message']): Condition[] =>
  message === undefined ? [] : [sql`(kind, id) in (select kind, id from (${unwritten}) unwritten)`]

/** Requests of these names. */
const isNamed = (names: readonly InviteName[]): Condition => sql`(kind, id) in (
  select * from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::int[])
)`

/** Requests for a destination: for its trips, or quick requests that chose it. */
async function goesTo(db: Db, destination: InviteDestination): Promise<Condition> {
  const trips = await db.selectFrom('trips').select(['id', 'destination as place']).execute()
  const ids = trips
    .filter(({ place }) => destinationOf({ kind: 'trip', place }) === destination)
    .map(({ id }) => id)
  const byTrip = ids.length === 0 ? sql`false` : sql`trip_id in (${sql.join(ids)})`
  return sql`(${byTrip} or (kind = 'quick' and place = ${destination}))`
}

function hasDeparture(departureId: number | 'none'): Condition {
  return departureId === 'none'
    ? sql`(kind = 'trip' and departure_id is null)`
    : sql`departure_id = ${departureId}`
}

const keys = {
  received: byInstant(sql`created_at`),
  name: byText(sql`name`),
  departure: byDate(sql`coalesce(departure_date, date '9999-12-31')`),
}

/** What the queue is sorted by: pending requests start with the oldest, all others with the newest, if nothing else is chosen. */
export const sortedQueue = (query: RequestFilter): Sorted =>
  sortedBy(
    keys,
    orderingOf(queueOrder(inviteOrder, query.status === 'pending'), query),
    // Both kinds count their ids from 1.
    sql`(id * 2 + (kind = 'quick')::int)`,
  )

/** The condition of a filter, for an operator. A destination is read once, for the pages and the count. */
export async function matchingRequests(
  db: Db,
  filter: RequestFilter,
  operatorId: number | null,
): Promise<Condition> {
  const { status, kind, destination, search, assignee, month, message, rows } = filter
  const { scheduleId: departureId } = filter
  if (rows) return isNamed(rows)
  return all([
    ...(status === 'all' ? [] : [sql`status = ${status}`]),
    ...ofKind(kind),
    ...isIn(month),
    ...lacksMessage(message),
    ...(destination === undefined ? [] : [await goesTo(db, destination)]),
    ...(departureId === undefined ? [] : [hasDeparture(departureId)]),
    ...(assignee ? [isAssigned(assignee, requestSubject, operatorId)] : []),
    ...matchesSearch(search),
  ])
}

/** A request with its applicant's address. */
export type RequestRow = QueueRow & { email: string | null }

/** The requests that match the condition, in the order of the slice. */
export async function listQueue(
  db: Db,
  condition: Condition,
  slice: SortedSlice,
): Promise<Positioned<RequestRow>[]> {
  const kinds = Object.entries(requestsOfKind)
  const parts = kinds.map(([, from]) => ({ from }))
  const page = readParts({ rows: sql`kind, id`, parts, condition }, slice)
  const complete = kinds.map(
    ([kind, from]) => sql`
      select ${queueColumns}, coalesce(typed_email, account_email) as email,
        page.sort_by, ${positionOf(slice)}
      from page join ${from} using (kind, id) where kind = ${kind}
    `,
  )
  const { rows } = await sql<Positioned<RequestRow>>`
    with page as materialized (${page})
    select * from (${sql.join(complete, sql` union all `)}) requests
    ${endPage(slice)}
  `.execute(db)
  return rows
}

/** How many requests match the condition. */
export async function countQueueRows(db: Db, condition: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${requests} where ${condition}
  `.execute(db)
  return rows[0]?.total ?? 0
}

export interface RequestCount {
  kind: 'trip' | 'quick'
  status: InviteStatus
  place: string
  departureId: number | null
  departureDate: string | null
  /** Whether they have the departure and the assignee that are asked for; true if none is. */
  hasDeparture: boolean
  hasAssignee: boolean
  /** Whether they are assigned to the operator who asks. */
  isMine: boolean
  count: number
}

/**
 * How many requests match the search, the kind and the month, by the other filters; those of the requested status also by
 * departure: of all others there are many.
 */
export async function countRequests(
  db: Db,
  { status, search, kind, month, message, scheduleId: departureId, assignee }: RequestFilter,
  operatorId: number | null,
): Promise<RequestCount[]> {
  const isRequested = status === 'all' ? sql`true` : sql`status = ${status}`
  const mine = isAssigned('me', requestSubject, operatorId)
  // Counted before trips and departures are joined, of which there are fewer than requests.
  const { rows } = await sql<RequestCount>`
    select kind, status, coalesce(t.destination, chosen) as place, departure_id, s.departure_date,
      has_departure, has_assignee, is_mine, count
    from (
      select kind, status, trip_id, chosen, case when ${isRequested} then departure_id end as departure_id,
        ${departureId === undefined ? sql`true` : hasDeparture(departureId)} as has_departure,
        ${assignee ? isAssigned(assignee, requestSubject, operatorId) : sql`true`} as has_assignee,
        ${operatorId === null ? sql`false` : mine} as is_mine, count(*)::integer as count
      from ${requests}
      where ${all([...matchesSearch(search), ...ofKind(kind), ...isIn(month), ...lacksMessage(message)])}
      group by 1, 2, 3, 4, 5, 6, 7, 8
    ) counted
    left join trips t on t.id = trip_id
    left join trip_schedules s on s.id = departure_id
  `.execute(db)
  return rows
}
