import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { GroupDecision } from '@farandfew/domain/departures/guarantee.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import { applicantsMax, type Selection } from '@farandfew/domain/selections/selections.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import {
  hasBooked,
  isApplication,
  isInvited,
  personOf,
  requestsOfBothKinds,
  tripOfAnyDate,
} from '../departures/applicants.ts'
import { hasOffer, isHeld, seats } from '../departures/seats.ts'
import { vouchedId } from '../vouches/vouches.queries.ts'
import { nameOfUser } from '../members/name-of-user.ts'

export interface SelectionDeparture {
  id: number
  /** Its trip, to whose requests for any date it belongs; null if no seat of it can be booked. */
  anyDateTripId: number | null
  title: string
  departureDate: string
  groupDecision: GroupDecision | null
  /** Days before departure. */
  decisionDays: number
  isOpen: boolean
  seats: Seats
  /** People with an approved request for any date of the trip and no booking of the trip. */
  approvedForAnyDate: number
}

/** The departure whose group is chosen; undefined if there is none. */
export async function findSelectionDeparture(
  db: Db,
  { id, today }: { id: number; today: CalendarDate },
): Promise<SelectionDeparture | undefined> {
  const { rows } = await sql<SelectionDeparture>`
    select s.id, ${tripOfAnyDate(today)} as any_date_trip_id, t.title, s.departure_date, s.group_decision, s.decision_days,
      t.availability = 'open' as is_open, ${seats} as seats,
      (
        select count(distinct ${personOf})
        from trip_invite_requests r
        where r.trip_id = ${tripOfAnyDate(today)} and r.schedule_id is null and r.status = 'approved'
          and not exists (
            select from bookings b join trip_schedules o on o.id = b.trip_schedule_id
            where o.trip_id = s.trip_id and b.user_id = r.user_id and ${hasBooked}
          )
      )::int as approved_for_any_date
    from trip_schedules s
    join trips t on t.id = s.trip_id
    where s.id = ${id}
  `.execute(db)
  return rows[0]
}

/** What the club knows of a person: their profile, and the answers of their last quiz by question id. */
export interface KnownPerson {
  userId: number | null
  ageGroup: string | null
  gender: string | null
  answers: Record<string, string> | null
}

const lastAnswers = sql`(
  select q.responses from quiz_responses q where q.user_id = u.id
  order by q.created_at desc, q.id desc limit 1
)`

/** The members of the group, without the host. */
export async function listGroupMembers(db: Db, departureId: number): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select u.id as user_id, u.age_group, u.gender, ${lastAnswers} as answers
    from group_members g
    join users u on u.id = g.user_id
    where g.departure_id = ${departureId} and not g.is_host
    order by u.id
  `.execute(db)
  return rows
}

/** The member of request `r` holds a seat of the departure, or one is offered to them or kept for them. */
const holdsSeat = (departureId: number) => sql<boolean>`(
  exists (
    select from bookings b
    where b.trip_schedule_id = ${departureId} and b.user_id = r.user_id and ${isHeld}
  ) or exists (
    select from waitlist w
    where w.trip_schedule_id = ${departureId} and w.user_id = r.user_id and ${hasOffer}
  )
)`

/** How many people are approved for the departure and neither have a seat of it nor are promised one. */
export async function countApproved(db: Db, departureId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${personOf})::int as count from ${requestsOfBothKinds}
    where ${isInvited(sql`${departureId}`)} and not ${holdsSeat(departureId)}
  `.execute(db)
  return rows[0]!.count
}

type InvitedRow = KnownPerson & Selection['invited'][number] & { holdsSeat: boolean }

/** Those who are approved for the departure and have not booked it yet, with one request each. Of people without an account nothing is known. */
export async function listInvited(db: Db, departureId: number): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    select distinct on (${personOf}) r.kind, r.id as request_id, coalesce(r.name, ${nameOfUser()}) as name, r.user_id, u.age_group, u.gender, ${lastAnswers} as answers,
      ${holdsSeat(departureId)} as holds_seat
    from ${requestsOfBothKinds}
    left join users u on u.id = r.user_id
    where ${isInvited(sql`${departureId}`)}
    order by ${personOf}, r.kind desc, r.id
  `.execute(db)
  return rows
}

export interface ApplicantRow extends KnownPerson {
  requestId: number
  name: string
  isForThis: boolean
  createdAt: Date
}

/** The applicants: one request each, the one that names the departure first. The earliest `applicantsMax`. */
export async function listApplicants(
  db: Db,
  { id, anyDateTripId }: Pick<SelectionDeparture, 'id' | 'anyDateTripId'>,
): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    with requests as (
      select distinct on (${personOf})
        r.id, r.user_id, r.name, r.created_at, r.schedule_id is not null as is_for_this
      from trip_invite_requests r
      where ${isApplication({ id: sql`${id}`, tripId: sql`${anyDateTripId}::int` })}
      order by ${personOf}, r.schedule_id nulls last, r.created_at, r.id
    )
    select r.id as request_id, r.user_id, r.name, r.is_for_this, r.created_at,
      u.age_group, u.gender, ${lastAnswers} as answers
    from requests r
    left join users u on u.id = r.user_id
    order by r.created_at, r.id
    limit ${applicantsMax}
  `.execute(db)
  return rows
}

/**
 * Who vouched for the applicant of each request, newest first: for their account, or for the address that they gave.
 * Without those who withdrew it.
 */
export async function listVouchers(
  db: Db,
  requestIds: readonly number[],
): Promise<{ requestId: number; name: string }[]> {
  const { rows } = await sql<{ requestId: number; name: string }>`
    with vouched as (
      select v.id, v.user_id, v.email, ${vouchedId} as vouched_id
      from vouches v where v.withdrawn_at is null
    ), asked as (
      select r.id, r.user_id,
        lower(case when a.email_verified_at is null then r.email else a.email end) as email
      from trip_invite_requests r left join users a on a.id = r.user_id
      where r.id = any(${requestIds}::int[])
    ), found as (
      select asked.id, v.user_id, v.id as vouch_id
      from asked join vouched v on v.vouched_id = asked.user_id
      union
      select asked.id, v.user_id, v.id from asked join vouched v on v.email = asked.email
    )
    select found.id as request_id,
      ${nameOfUser()} as name
    from found join users u on u.id = found.user_id
    group by found.id, u.id
    order by max(found.vouch_id) desc
  `.execute(db)
  return rows
}

/** The questions of the quiz with the traits that they ask for. */
export const listQuestions = (db: Db) =>
  db.selectFrom('quizQuestions').select(['id', 'category', 'options']).orderBy('order').execute()

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number]
