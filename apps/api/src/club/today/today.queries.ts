import {
  type ClubFigures,
  type DepartureAhead,
  departuresAheadMax,
  figureDays,
  replyTimes,
  type FirstSteps,
} from '@farandfew/domain/today/admin-today.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { readFigures } from '../../platform/figures/read-figures.ts'
import { moneyOfDeparture } from '../bookings/departure-bookings.queries.ts'
import { moneyOfDays } from '../payments/money-figures.queries.ts'
import { seats } from '../departures/seats.ts'
import { mayTakePlace, shortName } from '../departures/departure-row.ts'
import { hasTakenStep } from '../club-details/first-steps.queries.ts'

/**
 * The departures from the club's today on that take place, the next first; not those that were or will be cancelled for
 * want of travellers (guarantee.ts).
 */
export async function listDeparturesAhead(db: Db, today: CalendarDate): Promise<DepartureAhead[]> {
  const { rows } = await sql<Omit<DepartureAhead, 'kept' | 'owed'>>`
    with ahead as materialized (
      select s.id, t.title as trip_title, t.destination, s.departure_date, s.duration,
        s.spots_total, s.group_decision is not null as is_guaranteed
      from trip_schedules s join trips t on t.id = s.trip_id
      where s.departure_date >= ${today}::date and s.is_active and not t.archived
        and ${mayTakePlace(today)}
      order by s.departure_date, s.id
      limit ${departuresAheadMax}
    )
    select s.id, s.trip_title, s.destination, s.departure_date::text as departure_date, s.duration, s.is_guaranteed,
      ${seats} as seats
    from ahead s order by s.departure_date, s.id
  `.execute(db)
  return readFigures(
    db,
    rows.map(({ destination, ...row }) => ({
      ...row,
      destination: shortName(destination),
      ...moneyOfDeparture(row.id, today),
    })),
  )
}

const days = (count: number) => sql`now() - ${count} * interval '1 day'`

/** How many rows have an instant in the last days, and how many in as many days before. */
const countRecent = (table: string, column: string, where = 'true'): RawBuilder<unknown> => {
  const at = sql.ref(column)
  return sql`
    select count(*) filter (where ${at} > ${days(figureDays)}) as now,
      count(*) filter (where ${at} <= ${days(figureDays)}) as before
    from ${sql.table(table)} where ${at} > ${days(2 * figureDays)} and ${sql.raw(where)}
  `
}

const anyStatus = `status in ('pending', 'approved', 'rejected')`
const approved = `status = 'approved'`

const dateOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Kolkata')::date`

/**
 * The first payments of bookings that the sum of money counts, by the club's dates of their receipts; and how many days
 * before them each seat was held.
 */
const firstPayments = (today: CalendarDate): RawBuilder<unknown> => sql`
  select r.issued_on as paid_on,
    r.issued_on - (${dateOf('b.confirmed_at')} - ${dateOf('b.created_at')}) as held_on
  from receipts r
  join payments p on p.id = r.payment_id and p.is_booked
  join payment_orders o on o.id = p.payment_order_id and o.kind <> 'balance'
  join bookings b on b.id = o.booking_id
  where r.issued_on > ${addDays(today, -2 * figureDays)}::date and r.issued_on <= ${today}::date
`

const countFirstPayments = (column: string, today: CalendarDate): RawBuilder<unknown> => {
  const on = sql.ref(column)
  const first = sql`${addDays(today, 1 - figureDays)}::date`
  return sql`
    select count(*) filter (where ${on} >= ${first}) as now,
      count(*) filter (where ${on} < ${first} and ${on} > ${addDays(today, -2 * figureDays)}::date) as before
    from first_payments
  `
}

/**
 * How often each step to a paid seat happened: requests and approvals by real time, as there is no other for them; seats of
 * bookings by the club's date, as money is counted.
 */
export async function readSteps(db: Db, today: CalendarDate): Promise<ClubFigures['steps']> {
  const { rows } = await sql<{ step: keyof ClubFigures['steps']; now: number; before: number }>`
    with first_payments as (${firstPayments(today)})
    select step, sum(now)::int as now, sum(before)::int as before
    from (
      select 'requests' as step, c.* from (
        ${countRecent('trip_invite_requests', 'created_at', anyStatus)} union all
        ${countRecent('quick_invite_requests', 'created_at', anyStatus)}
      ) c
      union all
      select 'approvals', c.* from (
        ${countRecent('trip_invite_requests', 'decided_at', approved)} union all
        ${countRecent('quick_invite_requests', 'decided_at', approved)}
      ) c
      union all
      select 'bookings', c.* from (
        ${countRecent('bookings', 'created_at', 'confirmed_at is null')} union all
        ${countFirstPayments('held_on', today)}
      ) c
      union all select 'paid', c.* from (${countFirstPayments('paid_on', today)}) c
    ) counted
    group by step
  `.execute(db)
  return Object.fromEntries(
    rows.map(({ step, now, before }) => [step, { now, before }]),
  ) as ClubFigures['steps']
}

/** What was received and refunded in the last days, today included. */
export const readMoney = (db: Db, today: CalendarDate): Promise<ClubFigures['money']> =>
  readFigures(db, moneyOfDays({ from: addDays(today, 1 - figureDays), to: today }))

/** How fast the inquiries were answered that got their answer in the last days. */
export async function readReplies(db: Db): Promise<ClubFigures['replies']> {
  const hours = sql`extract(epoch from answered_at - created_at) / 3600`
  const counts = replyTimes.map(({ name, hours: most }, index) => {
    const least = replyTimes[index - 1]?.hours ?? -Infinity
    const isLess = most === Infinity ? sql`true` : sql`${hours} <= ${most}`
    const isMore = least === -Infinity ? sql`true` : sql`${hours} > ${least}`
    return sql`count(*) filter (where ${isMore} and ${isLess})::int as ${sql.ref(name)}`
  })
  const { rows } = await sql<ClubFigures['replies']['counts'] & { median: number | null }>`
    select ${sql.join(counts)},
      round(60 * percentile_cont(0.5) within group (order by ${hours}))::int as median
    from inquiries where answered_at > ${days(figureDays)}
  `.execute(db)
  const { median, ...replies } = rows[0]!
  return { counts: replies, median: median === null ? null : Math.max(0, median) }
}

/** Which steps of the first day are done. */
export async function readFirstSteps(db: Db): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select
      exists (
        select from operators
        where role = 'owner' and password_hash is not null and deactivated_at is null
      ) as own_account,
      ${hasTakenStep('tax-rates')} as tax_rates,
      exists (
        select from club_identity
        where registered_name is not null and address is not null and not is_sample
      ) as club_details,
      ${hasTakenStep('test-mail')} as test_mail,
      exists (select from hosts) as hosts
  `.execute(db)
  return rows[0]!
}
