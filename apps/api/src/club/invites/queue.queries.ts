import type {
  AdminInvitesQuery,
  InviteDestination,
} from '@farandfew/domain/invites/admin-invites.ts'
import type { InviteStatus } from '@farandfew/domain/invites/invite-statuses.ts'
import type { InviteName } from './invite.queries.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { containsText } from '../../platform/db/contains-text.ts'
import { hasTag, isAssigned } from '../annotations/annotation-columns.ts'
import { positionSql } from '../../platform/paging/by-instant.ts'
import {
  destinationOf,
  queueColumns,
  type QueueRow,
  requests,
  requestSubject,
} from './requests.sql.ts'

type Condition = RawBuilder<unknown>

/** The last row of a page: instant of the request to the microsecond, kind and id. */
export type QueuePosition = readonly [createdAt: string, kind: string, id: number]

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** Requests whose applicant's name, address or username contains the text, and those with this tag. */
function matchesSearch(search: string | undefined): Condition[] {
  if (search === undefined) return []
  const names = containsText(['name', 'typed_email', 'account_email', 'username'], search)
  return [sql`(${names} or ${hasTag(search, requestSubject)})`]
}

const ofKind = (kind: AdminInvitesQuery['kind']): Condition[] =>
  kind === undefined ? [] : [sql`kind = ${kind}`]

/** Requests for a destination: for its trips, or quick requests that chose it. */
async function goesTo(db: Db, destination: InviteDestination): Promise<Condition> {
  const trips = await db.selectFrom('trips').select(['id', 'destination as place']).execute()
  const ids = trips
    .filter(({ place }) => destinationOf({ kind: 'trip', place }) === destination)
    .map(({ id }) => id)
  const byTrip = ids.length === 0 ? sql`false` : sql`trip_id in (${sql.join(ids)})`
  return sql`(${byTrip} or (kind = 'quick' and place = ${destination}))`
}

function hasDeparture(scheduleId: number | 'none'): Condition {
  return scheduleId === 'none'
    ? sql`(kind = 'trip' and schedule_id is null)`
    : sql`schedule_id = ${scheduleId}`
}

/** The rows after a position: pending requests start with the oldest, all others with the newest. */
function after(position: QueuePosition | undefined, oldestFirst: boolean): Condition[] {
  if (!position) return []
  const [createdAt, kind, id] = position
  const ordering = oldestFirst ? sql`>` : sql`<`
  return [
    sql`(created_at, kind, id) ${ordering}
      (${createdAt}::timestamptz, ${kind}::text, ${id}::integer)`,
  ]
}

/** Rows of the queue after a position, each with its own position. */
export async function listQueue(
  db: Db,
  query: AdminInvitesQuery,
  page: { after: QueuePosition | undefined; limit: number; operatorId: number | null },
): Promise<(QueueRow & { position: string })[]> {
  const { status, kind, destination, scheduleId, search, assignee } = query
  const oldestFirst = status === 'pending'
  const direction = oldestFirst ? sql`asc` : sql`desc`
  const where = all([
    ...(status === 'all' ? [] : [sql`status = ${status}`]),
    ...ofKind(kind),
    ...(destination === undefined ? [] : [await goesTo(db, destination)]),
    ...(scheduleId === undefined ? [] : [hasDeparture(scheduleId)]),
    ...(assignee ? [isAssigned(assignee, requestSubject, page.operatorId)] : []),
    ...matchesSearch(search),
    ...after(page.after, oldestFirst),
  ])
  const { rows } = await sql<QueueRow & { position: string }>`
    select ${queueColumns}, ${positionSql(sql`created_at`)} as position
    from ${requests}
    where ${where}
    order by created_at ${direction}, kind ${direction}, id ${direction}
    limit ${page.limit}
  `.execute(db)
  return rows
}

export interface RequestCount {
  kind: 'trip' | 'quick'
  status: InviteStatus
  place: string
  scheduleId: number | null
  departureDate: string | null
  count: number
}

/** How many requests match the search and the kind, by status, destination and departure. */
export async function countRequests(
  db: Db,
  { search, kind }: Pick<AdminInvitesQuery, 'search' | 'kind'>,
): Promise<RequestCount[]> {
  const { rows } = await sql<RequestCount>`
    select kind, status, place, schedule_id, departure_date, count(*)::integer as count
    from ${requests}
    where ${all([...matchesSearch(search), ...ofKind(kind)])}
    group by kind, status, place, schedule_id, departure_date
  `.execute(db)
  return rows
}

/** How many pending requests are assigned to an operator. */
export async function countAssigned(db: Db, operatorId: number | null): Promise<number> {
  if (operatorId === null) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from assignments a
    left join trip_invite_requests r on r.id = a.invite_request_id
    left join quick_invite_requests q on q.id = a.quick_request_id
    where a.operator_id = ${operatorId} and a.subject_kind in ('invite', 'quick-invite')
      and coalesce(r.status, q.status) = 'pending'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A request with its applicant's address. */
export type RequestRow = QueueRow & { email: string | null }

/** The requests of these names that exist, oldest first. */
export async function listNamed(db: Db, names: readonly InviteName[]): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${queueColumns}, coalesce(typed_email, account_email) as email from ${requests}
    where (kind, id) in (
      select * from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::int[])
    )
    order by created_at, kind, id
  `.execute(db)
  return rows
}
