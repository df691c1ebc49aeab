import { lapsedHolds } from './lapsed-holds.sql.ts'
import {
  type AdminBookingsQuery,
  bookingSumNames,
  bookingSums,
  type MoneyFilter,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { readBookingSearch } from '@farandfew/domain/seats/booking-search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { hasSum, isOverdue, owesBalance } from './booking-money.ts'
import { reasonForMember } from './bookings.queries.ts'
import { hasRunOut, isHeld, takesSeat } from '../departures/seats.ts'
import { isDepartureLike } from '../departures/departure-search.ts'
import { findMembers, isMatch } from '../members/user-search.queries.ts'

type Condition = RawBuilder<unknown>

export type BookingFilter = Omit<Partial<AdminBookingsQuery>, 'cursor' | 'limit' | 'count'>

/** Fewer letters would find nearly every member. */
const minimumNameLength = 3

/** Whether the column begins with the text: a range, which an index of the collation "C" answers. */
const beginsWith = (column: string, start: string) =>
  sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${`${start}~`})`

/** The ids of the bookings `o` of these payment orders. */
const bookingsOf = (orders: Condition) => sql`
  b.id = any(array(select o.booking_id from payment_orders o where ${orders}))
`

function hasGatewayId(start: string): Condition {
  if (start.startsWith('order_')) return bookingsOf(beginsWith('o.order_id', start))
  const payments = start.startsWith('pay_')
    ? sql`select p.payment_order_id from payments p where ${beginsWith('p.gateway_id', start)}`
    : sql`
        select p.payment_order_id from refunds f join payments p on p.id = f.payment_id
        where ${beginsWith('f.gateway_id', start)}
      `
  return bookingsOf(sql`o.id = any(array(${payments}))`)
}

interface DocumentNumber {
  year: string
  number: number
}

const hasReceipt = ({ year, number }: DocumentNumber) =>
  bookingsOf(sql`o.id = any(array(
    select p.payment_order_id from receipts r join payments p on p.id = r.payment_id
    where r.year = ${year} and r.number = ${number}
  ))`)

const hasCreditNote = ({ year, number }: DocumentNumber) => sql`
  b.id = any(array(
    select f.booking_id from credit_notes c join refunds f on f.id = c.refund_id
    where c.year = ${year} and c.number = ${number}
  ))
`

/** The ids of the bookings with a tag, or with the reference of a payment or refund outside the site. */
const marked = (text: string) => sql`
  select t.subject_id from tags t
  where fold_text(t.tag) = fold_text(${text}) and t.subject_kind = 'booking'
  union all
  select o.booking_id from payments p join payment_orders o on o.id = p.payment_order_id
  where p.gateway_id = ${text}
  union all
  select f.booking_id from refunds f where f.reference = ${text}
`

/** With more departures that match, their bookings are many. */
const manyDepartures = 500

/**
 * Members, trips, departure dates, tags and references. Reads members and departures first, so that bookings are found by their
 * indexes; with too many of them each booking is checked, of which the first page needs few.
 */
async function isAbout(db: Db, text: string): Promise<Condition> {
  const [{ rows }, members] = await Promise.all([
    sql<{ id: number }>`
      select s.id from trip_schedules s where ${isDepartureLike(text)}
    `.execute(db),
    text.length < minimumNameLength ? { ids: [] } : findMembers(db, text),
  ])
  const departures = rows.map(({ id }) => id)
  const { ids } = members
  if (ids === null || departures.length > manyDepartures) {
    // Not `exists`: PostgreSQL would first read all members.
    const isOfMember =
      ids === null
        ? sql`(select ${isMatch(text)} from user_search where user_search.id = b.user_id)`
        : sql`b.user_id = any(${ids}::int[])`
    return sql`(
      b.trip_schedule_id = any(${departures}::int[]) or b.id in (${marked(text)}) or ${isOfMember}
    )`
  }
  return sql`b.id = any(array(
    select id from bookings where user_id = any(${ids}::int[])
    union select id from bookings where trip_schedule_id = any(${departures}::int[])
    union (${marked(text)})
  ))`
}

function isFound(db: Db, text: string): Condition | Promise<Condition> {
  const search = readBookingSearch(text)
  switch (search.kind) {
    case 'receipt':
      return hasReceipt(search)
    case 'credit note':
      return hasCreditNote(search)
    case 'gateway id':
      return hasGatewayId(search.start)
    case 'booking':
      return sql`b.id = ${search.id}`
    case 'words':
      return isAbout(db, search.text)
  }
}

const hasStatus = (
  status: NonNullable<BookingFilter['status']>,
  today: CalendarDate,
): Condition => {
  if (status === 'lapsed') return sql`b.id in (select id from (${lapsedHolds(today)}) lapsed)`
  if (status === 'live') return takesSeat
  if (status === 'with-departure')
    return sql`(b.ended_by = 'group' or ${reasonForMember} is not null)`
  if (status === 'pending') return isHeld
  if (status !== 'expired') return sql`b.status = ${status}`
  return sql`(b.status = 'expired' or ${hasRunOut})`
}

const hasMoney = (money: MoneyFilter, today: CalendarDate): Condition => {
  if (money === 'balance-due') return sql`(${owesBalance} and not ${isOverdue(today)})`
  if (money === 'balance-overdue') return sql`(${owesBalance} and ${isOverdue(today)})`
  const sum = bookingSumNames.find((name) => bookingSums[name].filter === money)
  return sum ? hasSum(sum) : sql`b.money_state = ${money}`
}

/** The condition of a filter without a search on the booking `b`. */
export const hasFilter = (
  { status, money, departure, from, to }: Omit<BookingFilter, 'search'>,
  today: CalendarDate,
): Condition =>
  sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [hasStatus(status, today)]),
      ...(money === undefined ? [] : [hasMoney(money, today)]),
      ...(departure === undefined ? [] : [sql`b.trip_schedule_id = ${departure}`]),
      ...(from === undefined ? [] : [sql`(${owesBalance} and b.balance_due >= ${from}::date)`]),
      ...(to === undefined ? [] : [sql`(${owesBalance} and b.balance_due <= ${to}::date)`]),
    ],
    sql` and `,
  )

/** The condition of a filter on the booking `b`. A search runs once, for the page and the count. */
export async function matchingBookings(
  db: Db,
  { search, ...filter }: BookingFilter,
  today: CalendarDate,
): Promise<Condition> {
  const isIn = hasFilter(filter, today)
  return search === undefined ? isIn : sql`${isIn} and ${await isFound(db, search)}`
}
