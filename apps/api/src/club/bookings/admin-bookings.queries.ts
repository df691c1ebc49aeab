import {
  type AdminBookingsQuery,
  bookingOrder,
  type ListedBooking,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import {
  bookingLabel,
  type LabelFacts,
  moneyLabel,
} from '@farandfew/domain/bookings/booking-label.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { balanceState, bookingAmounts, owesBalance } from '../seats/booking-money.ts'
import { isPaymentOnItsWay, isReturnOnItsWay } from '../seats/bookings.queries.ts'
import { shownStatus } from '../departures/seats.ts'
import { byTripTitle, sortedTrips } from '../departures/sorted-trips.ts'
import { narrowed } from '../../platform/paging/narrowed.ts'
import { alongNames } from '../members/along-names.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import {
  byDate,
  byId,
  byNumber,
  byText,
  type Positioned,
  type Sorted,
  sortedBy,
  type SortedSlice,
  toPositioned,
} from '../../platform/paging/by-order.ts'
import { endPage, positionOf, readParts } from '../../platform/paging/read-parts.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'

type Condition = RawBuilder<unknown>

const amountColumns = sql.join(
  Object.entries(bookingAmounts).map(([name, amount]) => sql`${amount} as ${sql.id(name)}`),
)

/** What the labels of a booking are made from, from bookings `b` with departures `s`. */
export const labelFacts = sql<LabelFacts>`json_build_object(
  'status', ${shownStatus}, 'endedBy', b.ended_by, 'isPaymentOnItsWay', ${isPaymentOnItsWay},
  'isReturnOnItsWay', ${isReturnOnItsWay}, 'money', b.money_state,
  'plan', b.payment_plan, 'totalAmount', b.total_amount, 'amountPaid', b.amount_paid,
  'discount', b.discount, 'departure', json_build_object('groupDecision', s.group_decision)
)`

/** A booking in a list, with what its labels are made from. */
export type Unlabelled<Listed> = Omit<Listed, 'label' | 'moneyLabel'> & { labelFacts: LabelFacts }

export const toLabelled = <Row extends { labelFacts: LabelFacts }>({
  labelFacts: facts,
  ...row
}: Row) => ({ ...row, label: bookingLabel(facts), moneyLabel: moneyLabel(facts) })

/** The columns of a ListedRow, from bookings `b` with users `u`, departures `s` and trips `t`. */
export const listedColumns = (today: CalendarDate) => sql`
  b.id, b.user_id, ${nameOfUser()} as name, u.username, t.title as trip_title,
  s.id as departure_id, s.departure_date::text as departure_date,
  ${shownStatus} as status, ${labelFacts} as label_facts, ${balanceState(today)} as balance,
  case when ${owesBalance} then b.balance_due::text end as balance_due,
  ${amountColumns}, b.total_amount, b.currency, b.created_at
`

const joinMembers = sql`left join users u on u.id = b.user_id`

const joinDepartures = sql`join trip_schedules s on s.id = b.trip_schedule_id`

export const bookingJoins = sql`${joinMembers} ${joinDepartures} join trips t on t.id = s.trip_id`

export type ListedRow = Unlabelled<Omit<ListedBooking, 'createdAt'>> & { createdAt: Date }

const keys = {
  booked: byId,
  member: byText(nameOfUser()),
  trip: byTripTitle,
  departure: byDate(sql`s.departure_date`),
  paid: byNumber(sql`b.amount_paid`),
  due: byDate(sql`coalesce(b.balance_due, date '9999-12-31')`),
}

/** What a key needs besides the bookings: without it, a page is read along their index. */
function partsOf({ sorted: { key }, columns, isAfter, limit }: SortedSlice, condition: Condition) {
  const part = (joins: Condition) => [{ from: sql`bookings b ${joins}` }]
  if (key === keys.member) return alongNames(sql`bookings b`)
  if (key === keys.departure) return part(joinDepartures)
  if (key !== keys.trip) return part(sql``)
  // Of each trip no more bookings than a page has, along their index.
  const ofTrip = sql`(
    select b.* from bookings b ${joinDepartures}
    where s.trip_id = t.id and ${condition} and ${isAfter} order by ${columns} limit ${limit}
  )`
  return [{ from: sql`${sortedTrips} cross join lateral ${ofTrip} b` }]
}

export const sortedBookings = (query: Pick<AdminBookingsQuery, 'sort' | 'direction'>): Sorted =>
  sortedBy(keys, orderingOf(bookingOrder, query), sql`b.id`)

/** The bookings that match the condition, in the order of the slice. */
export async function listBookings(
  db: Db,
  condition: Condition,
  slice: SortedSlice,
  today: CalendarDate,
): Promise<Positioned<ListedBooking>[]> {
  const id = sql`b.id`
  const asked =
    slice.sorted.key === keys.booked
      ? condition
      : await narrowed(db, { from: sql`bookings b`, id, condition })
  const page = { rows: id, parts: partsOf(slice, asked), condition: asked }
  const { rows } = await sql<Positioned<ListedRow>>`
    with page as materialized (${readParts(page, slice)})
    select ${listedColumns(today)}, ${positionOf(slice)}
    from page join bookings b on b.id = page.id ${bookingJoins}
    ${endPage(slice)}
  `.execute(db)
  return toPositioned(rows, (row) => ({
    ...toLabelled(row),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** The most bookings that are counted of a search: counting all those of a common name takes longer than finding a page. */
export const maxFound = 200

/** How many bookings match the condition; of a search, at most one more than `maxFound`. */
export async function countBookings(
  db: Db,
  condition: Condition,
  { isSearch }: { isSearch: boolean },
): Promise<number> {
  const most = isSearch ? sql`limit ${sql.lit(maxFound + 1)}` : sql``
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from bookings b where ${condition} ${most}) found
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** What a departure is called; undefined if there is none. */
export const findDepartureName = (db: Db, id: number) =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('trips as t', 't.id', 's.tripId')
    .select(['t.title as tripTitle', 's.departureDate'])
    .where('s.id', '=', id)
    .executeTakeFirst()
