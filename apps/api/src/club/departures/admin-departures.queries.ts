import type {
  AdminDeparture,
  DepartureNeed,
  departureOrder,
} from '@farandfew/domain/departures/admin-departures.ts'
import type { Availability } from '@farandfew/domain/availability/availability.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { MeetingPoint } from '@farandfew/domain/constants/labels.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import {
  byDate,
  byNumber,
  byText,
  byWord,
  type Positioned,
  type SortedSlice,
  type SortKey,
  type SortKeys,
} from '../../platform/paging/by-order.ts'
import { endPage, positionOf, readParts } from '../../platform/paging/read-parts.ts'
import { applicants, applicantsOfTrip, departuresAskedFor, tripOfAnyDate } from './applicants.ts'
import { hasNoSeat, hasOffer, isOnWaitlist, seats } from './seats.ts'
import { accountOfHost, hostOfDeparture } from '../hosts/hosts.queries.ts'
import { lacks } from './departure-needs.ts'
import { isDepartureLike } from './departure-search.ts'
import { byTripTitle, sortedTrips } from './sorted-trips.ts'

/** A departure without the fields that depend on the club's date. */
export interface AdminDepartureRow extends Omit<
  AdminDeparture,
  'hasLeft' | 'decisionDate' | 'keptUntil' | 'stateLabel' | 'meeting'
> {
  /** Of its trip. */
  availability: Availability
  /** Days before departure. */
  decisionDays: number
  /** Of its trip, one for each length. */
  meetings: PracticalFacts['meetings'] | null
  keptUntil: Date | null
  /** The account that opens the page of its group; null if there is none. */
  account: number | null
}

interface DepartureFilter {
  search?: string | undefined
  season?: number | undefined
  tripId?: number | undefined
  lacks?: DepartureNeed | undefined
  from?: CalendarDate | undefined
  /** The club's date. */
  today: CalendarDate
  /** Only these, whatever else is asked for. */
  ids?: readonly number[] | undefined
}

/** The first and the last date of a year. */
const yearOf = (season: number): [CalendarDate, CalendarDate] => {
  const year = String(season).padStart(4, '0')
  return [`${year}-01-01`, `${year}-12-31`]
}

function matching({
  search,
  season,
  tripId,
  lacks: need,
  from,
  ids,
  today,
}: DepartureFilter): RawBuilder<unknown> {
  if (ids) return sql`s.id = any(${ids}::int[])`
  const conditions = [sql`true`]
  // PostgreSQL rejects the year 0.
  if (season !== undefined) {
    const [first, last] = yearOf(Math.max(1, season))
    conditions.push(sql`s.departure_date between ${first}::date and ${last}::date`)
  }
  if (tripId !== undefined) conditions.push(sql`s.trip_id = ${tripId}`)
  if (need !== undefined) conditions.push(lacks(need, today))
  if (from !== undefined) conditions.push(sql`s.departure_date >= ${from}::date`)
  if (search !== undefined) conditions.push(isDepartureLike(search))
  return sql.join(conditions, sql` and `)
}

/**
 * Joins `any_date` and `asked` to departures `s`: the applicants of trips, and of those among `which` that differ from their trip.
 * Counted for each departure, they take seconds.
 */
const joinApplicants = (today: CalendarDate, which = sql`true`) => sql`
  left join (select t.id, ${applicantsOfTrip} as applicants from trips t offset 0) any_date
    on any_date.id = ${tripOfAnyDate(today)}
  left join (
    select s.id, ${applicants(today)} as applicants from trip_schedules s
    where ${which} and s.id in (select asked_for.id from asked_for) offset 0
  ) asked on asked.id = s.id
`

const joinedApplicants = sql<number>`coalesce(asked.applicants, any_date.applicants, 0)`

export const departureKeys = {
  date: byDate(sql`s.departure_date`),
  trip: byTripTitle,
  days: byNumber(sql`s.duration`),
  price: byNumber(sql`s.price_tier`),
  applicants: byNumber(joinedApplicants),
  host: byWord(sql`coalesce(h.name_key, '')`),
} satisfies SortKeys<keyof typeof departureOrder>

/** The hosts with what their names are sorted by. */
const sortedHosts = sql`
  (select id, ${byText(sql`name`).expression} as name_key from hosts offset 0) h
`

/** What a key needs besides the departures. */
function joinsOf(key: SortKey, today: CalendarDate): RawBuilder<unknown> {
  if (key === departureKeys.trip) return sql`join ${sortedTrips} on t.id = s.trip_id`
  if (key === departureKeys.host) return sql`left join ${sortedHosts} on h.id = s.host_id`
  return key === departureKeys.applicants ? joinApplicants(today) : sql``
}

/** As many as a choice can show. */
const otherMeetingsMax = 20

/** The columns of an AdminDepartureRow, from departures `s` and trips `t`. */
const columnsWith = (countedApplicants: RawBuilder<unknown>) => sql`
    s.id, s.trip_id, t.title as trip_title, t.duration as trip_duration,
    s.departure_date::text as departure_date, s.duration, s.price_tier,
    s.spots_total, ${seats} as seats, s.group_decision, s.decision_days, t.availability,
    (
      select max(w.offered_until) from waitlist w
      where w.trip_schedule_id = s.id and w.is_kept and ${hasOffer} and ${hasNoSeat}
    ) as kept_until,
    (
      select count(*) from waitlist w where w.trip_schedule_id = s.id and ${isOnWaitlist}
    )::int as waiting,
    ${countedApplicants} as applicants,
    s.is_active, ${hostOfDeparture} as host, ${accountOfHost} as account,
    t.practical_facts -> 'meetings' as meetings, s.meeting_place, s.meeting_time
`

/** The departures that match the filter, in the order of the slice. */
export async function listDepartures(
  db: Db,
  filter: DepartureFilter,
  slice: SortedSlice,
): Promise<Positioned<AdminDepartureRow>[]> {
  const { today } = filter
  const from = sql`trip_schedules s ${joinsOf(slice.sorted.key, today)}`
  const page = { rows: sql`s.id`, parts: [{ from }], condition: matching(filter) }
  const { rows } = await sql<Positioned<AdminDepartureRow>>`
    with asked_for (id) as materialized ${departuresAskedFor},
    page as materialized (${readParts(page, slice)})
    select ${columnsWith(joinedApplicants)}, ${positionOf(slice)}
    from page join trip_schedules s on s.id = page.id join trips t on t.id = s.trip_id
    ${joinApplicants(today, sql`s.id in (select page.id from page)`)}
    ${endPage(slice)}
  `.execute(db)
  return rows
}

/** How many departures match the filter. */
export async function countDepartures(db: Db, filter: DepartureFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from trip_schedules s where ${matching(filter)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

export async function findDeparture(
  db: Db,
  id: number,
  today: CalendarDate,
): Promise<AdminDepartureRow | undefined> {
  const { rows } = await sql<AdminDepartureRow>`
    select ${columnsWith(applicants(today))} from trip_schedules s join trips t on t.id = s.trip_id where s.id = ${id}
  `.execute(db)
  return rows[0]
}

/** The meetings that other departures of the trip have of their own, each once, the latest departure first. */
export async function listOtherMeetings(
  db: Db,
  { id, tripId }: Pick<AdminDepartureRow, 'id' | 'tripId'>,
): Promise<MeetingPoint[]> {
  const { rows } = await sql<MeetingPoint>`
    select meeting_place as place, meeting_time as time
    from trip_schedules
    where trip_id = ${tripId} and id <> ${id} and meeting_place is not null
    group by meeting_place, meeting_time
    order by max(departure_date) desc, meeting_place, meeting_time
    limit ${otherMeetingsMax}
  `.execute(db)
  return rows
}

/** The filter's options: years with departures, and every published trip by id. */
export async function listFilterOptions(db: Db) {
  const years = await db
    .selectFrom('tripSchedules')
    .select(sql<number>`extract(year from departure_date)::int`.as('year'))
    .distinct()
    .orderBy('year')
    .execute()
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'title', 'duration', 'archived'])
    .where('isDraft', '=', false)
    .orderBy('id')
    .execute()
  return { seasons: years.map(({ year }) => year), trips }
}
