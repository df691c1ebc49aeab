import type { AdminDeparture, GroupMember } from '@farandfew/domain/admin/departures'
import type { CalendarDate } from '@farandfew/domain/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { containsText } from '../../../db/contains-text.ts'
import { isHeld, isSold, takesSeat } from '../../../db/seats.ts'

/** A departure without the field that depends on the club's date. */
export type DepartureRow = Omit<AdminDeparture, 'hasLeft'>

interface DepartureFilter {
  search?: string | undefined
  season?: number | undefined
  tripId?: number | undefined
}

const fromDepartures = sql`
  from trip_schedules s
  join trips t on t.id = s.trip_id
`

/** The first and the last date of a year. */
const yearOf = (season: number): [CalendarDate, CalendarDate] => {
  const year = String(season).padStart(4, '0')
  return [`${year}-01-01`, `${year}-12-31`]
}

function matching({ search, season, tripId }: DepartureFilter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  // PostgreSQL rejects the year 0.
  if (season !== undefined) {
    const [first, last] = yearOf(Math.max(1, season))
    conditions.push(sql`s.departure_date between ${first}::date and ${last}::date`)
  }
  if (tripId !== undefined) conditions.push(sql`s.trip_id = ${tripId}`)
  if (search !== undefined) {
    conditions.push(containsText(['t.title', 't.destination', 's.coordinator'], search))
  }
  return sql.join(conditions, sql` and `)
}

const selectDepartures = sql`
  select
    s.id, s.trip_id, t.title as trip_title, t.duration as trip_duration,
    s.departure_date::text as departure_date, s.duration, s.price_tier,
    s.spots_total, seats.sold, seats.held,
    greatest(0, s.spots_total - seats.sold - seats.held) as left,
    (
      select count(*) from trip_invite_requests r
      where r.schedule_id = s.id and r.status = 'pending'
    )::int as pending_invites,
    s.is_active, coalesce(s.coordinator, '') as coordinator
  ${fromDepartures}
  cross join lateral (
    select
      count(*) filter (where ${isSold})::int as sold,
      count(*) filter (where ${isHeld})::int as held
    from bookings b
    where b.trip_schedule_id = s.id
  ) seats
`

/** At most `limit` departures after a position, by date and id. */
export async function listDepartures(
  db: Db,
  filter: DepartureFilter,
  page: { after: readonly [date: string, id: number] | undefined; limit: number },
): Promise<DepartureRow[]> {
  const [date, id] = page.after ?? ['', 0]
  // Compares dates as text, which has the same order, so that any text in a cursor is safe.
  const { rows } = await sql<DepartureRow>`${selectDepartures}
    where ${matching(filter)}
      and (s.departure_date::text collate "C", s.id) > (${date}::text collate "C", ${id}::int)
    order by s.departure_date::text collate "C", s.id
    limit ${page.limit}
  `.execute(db)
  return rows
}

/** How many departures match the filter. */
export async function countDepartures(db: Db, filter: DepartureFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${fromDepartures} where ${matching(filter)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

export async function findDeparture(db: Db, id: number): Promise<DepartureRow | undefined> {
  const { rows } = await sql<DepartureRow>`${selectDepartures} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** The filter's options: years with departures, and every trip by id. */
export async function listFilterOptions(db: Db) {
  const years = await db
    .selectFrom('tripSchedules')
    .select(sql<number>`extract(year from departure_date)::int`.as('year'))
    .distinct()
    .orderBy('year')
    .execute()
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'title', 'duration'])
    .orderBy('id')
    .execute()
  return { seasons: years.map(({ year }) => year), trips }
}

/** Everyone who has or holds a seat on a departure, in order of booking. */
export async function listGroup(db: Db, departureId: number): Promise<GroupMember[]> {
  const { rows } = await sql<Omit<GroupMember, 'holdExpiresAt'> & { holdExpiresAt: Date | null }>`
    select
      b.id as booking_id, b.user_id, u.age_group, u.city, u.country,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) as name,
      b.status, b.payment_status, b.amount_paid, b.total_amount, b.currency,
      case when b.status = 'pending' then b.hold_expires_at end as hold_expires_at
    from bookings b
    left join users u on u.id = b.user_id
    where b.trip_schedule_id = ${departureId} and ${takesSeat}
    order by b.created_at, b.id
  `.execute(db)
  return rows.map((row) => ({ ...row, holdExpiresAt: row.holdExpiresAt?.toISOString() ?? null }))
}
