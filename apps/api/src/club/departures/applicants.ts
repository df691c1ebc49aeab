import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import { mayTakePlace } from './departure-row.ts'
import { isSold, seats } from './seats.ts'

// Who has applied for a departure. The console counts and lists them by these conditions only.

/** Whose request `r` is: one person may have several. */
export const personOf = sql`coalesce(r.user_id::text, lower(r.email))`

/** Whether someone has used their invite: they have a seat, or had one. */
export const hasBooked = sql<boolean>`(${isSold} or b.status = 'cancelled')`

/** The requests of both kinds as `r`: a quick one has a departure once an operator gave it one. */
export const requestsOfBothKinds = sql`(
  select 'trip' as kind, id, user_id, name, email, schedule_id, status from trip_invite_requests
  union all
  select 'quick', id, user_id, null, null, schedule_id, status from quick_invite_requests where schedule_id is not null
) as r`

/** Request `r` is by someone with an approved request for the departure, who has not booked it. */
export const isInvited = (departureId: RawBuilder<unknown>) => sql<boolean>`(
  r.schedule_id = ${departureId} and r.status = 'approved'
  and not exists (
    select from bookings b
    where b.trip_schedule_id = ${departureId} and b.user_id = r.user_id and ${hasBooked}
  )
)`

interface Departure {
  id: RawBuilder<unknown>
  /** Its trip, to whose requests for any date it belongs; null if no seat of it can be booked. */
  tripId: RawBuilder<unknown>
}

/** That any date includes that of the departure `s`: it can still be booked (isClosed in guarantee.ts), and a seat is free. */
const isAnyDate = (today: CalendarDate) => sql<boolean>`(
  s.is_active and s.departure_date > ${today}::date and ${mayTakePlace(today)} and (${seats} ->> 'free')::int > 0
)`

/** The trip of the departure `s`, as isApplication reads it. */
export const tripOfAnyDate = (today: CalendarDate) =>
  sql<number | null>`(case when ${isAnyDate(today)} then s.trip_id end)`

/**
 * The request `r` is pending for the departure, or for any date of its trip, and by someone who is neither in the group nor
 * approved for it.
 */
export const isApplication = (departure: Departure) => sql<boolean>`(
  r.status = 'pending'
  and (r.schedule_id = ${departure.id} or (r.trip_id = ${departure.tripId} and r.schedule_id is null))
  and not exists (
    select from group_members g where g.departure_id = ${departure.id} and g.user_id = r.user_id
  )
  and ${personOf} not in (
    select ${personOf} from ${requestsOfBothKinds} where ${isInvited(departure.id)}
  )
)`

/** How many applicants there are. The two parts of the first condition are read apart, each along its index. */
const countApplicants = (departure: Departure) => sql`(
  select count(distinct ${personOf}) from (
    select * from trip_invite_requests where status = 'pending' and schedule_id = ${departure.id}
    union all
    select * from trip_invite_requests
    where status = 'pending' and trip_id = ${departure.tripId} and schedule_id is null
  ) r where ${isApplication(departure)}
)::int`

/** How many people have applied for the departure `s`. */
export const applicants = (today: CalendarDate) =>
  countApplicants({ id: sql`s.id`, tripId: tripOfAnyDate(today) })

/** How many people have applied for any date of the trip `t`. */
export const applicantsOfTrip = countApplicants({ id: sql`null::int`, tripId: sql`t.id` })

const pending = (column: RawBuilder<unknown>) =>
  sql`select ${column} from trip_invite_requests r where r.status = 'pending'`

/**
 * The ids of the departures that may have other applicants than any date of their trip: those that are asked for by name, those of
 * groups with someone who asks, and those that someone who asks is approved for. Every other one has as many as its trip, or
 * none if no seat of it can be booked.
 */
export const departuresAskedFor = sql`(
  ${pending(sql`r.schedule_id`)} and r.schedule_id is not null
  union all
  select g.departure_id from (${pending(sql`distinct r.user_id`)}) asking
    cross join lateral (
      select departure_id from group_members where user_id = asking.user_id offset 0
    ) g
  union all
  select r.schedule_id from (
    select * from ${requestsOfBothKinds} where r.status = 'approved' and ${personOf} in (${pending(personOf)})
    offset 0
  ) r where ${isInvited(sql`r.schedule_id`)}
)`
