import type { PaymentMethod } from '@farandfew/domain/seats/booking.ts'
import type { RefundReason } from '@farandfew/domain/refunds/refund-history.ts'
import {
  type AdminDocumentsQuery,
  type AdminPaymentsQuery,
  type ListedDocument,
  type ListedPayment,
  type DocumentFilter,
  type DocumentKind,
  documentKinds,
  documentOrder,
  paymentOrder,
} from '@farandfew/domain/payments/money-lists.ts'
import { readBookingSearch } from '@farandfew/domain/seats/booking-search.ts'
import { orderingOf } from '@farandfew/domain/contract/list-order.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import {
  byDate,
  byNumber,
  byText,
  type Positioned,
  type Sorted,
  sortedBy,
  type SortedSlice,
  toPositioned,
} from '../../platform/paging/by-order.ts'
import { endPage, positionOf, readParts } from '../../platform/paging/read-parts.ts'
import { FigureQuery } from '../../platform/figures/read-figures.ts'
import { narrowed } from '../../platform/paging/narrowed.ts'
import { alongNames } from '../members/along-names.ts'
import { nameOfUser } from '../members/name-of-user.ts'
import { matchingBookings } from '../seats/booking-search.queries.ts'
import { aboutBooking } from '../refunds/money-documents.queries.ts'

type Condition = RawBuilder<unknown>

const all = (conditions: readonly Condition[]): Condition =>
  sql.join([sql`true`, ...conditions], sql` and `)

const isOne = (column: Condition, value: unknown): Condition[] =>
  value === undefined ? [] : [sql`${column} = ${value}`]

/** The rows with these ids, whatever else is asked for. */
export interface Selected {
  ids?: readonly number[] | undefined
}

// Payments `p` of orders `o`, for bookings `b`. Joined from the left, as documents are.

/** The day on which a bank transfer arrived, otherwise that of the payment. */
const arrivedOn = sql`coalesce(p.received_on, (p.received_at at time zone 'Asia/Kolkata')::date)`

const paymentKeys = {
  received: byDate(arrivedOn),
  member: byText(nameOfUser()),
  amount: byNumber(sql`p.amount`),
}

export const sortedPayments = (query: Pick<AdminPaymentsQuery, 'sort' | 'direction'>): Sorted =>
  sortedBy(paymentKeys, orderingOf(paymentOrder, query), sql`p.id`)

type PaymentFilter = Pick<AdminPaymentsQuery, 'search' | 'method' | 'part' | 'state'> & Selected

/** The condition of a filter. A search runs once, for the page and the count. */
export async function matchingPayments(
  db: Db,
  { search, method, part, state, ids }: PaymentFilter,
  today: string,
): Promise<Condition> {
  if (ids) return sql`p.id = any(${ids}::int[])`
  return all([
    ...isOne(sql`o.method`, method),
    ...isOne(sql`o.kind`, part),
    ...(state === undefined ? [] : [state === 'booked' ? sql`p.is_booked` : sql`not p.is_booked`]),
    ...(search === undefined ? [] : [await matchingBookings(db, { search }, today)]),
  ])
}

const payments = sql`
  payments p left join payment_orders o on o.id = p.payment_order_id
  left join bookings b on b.id = o.booking_id
`

/** The payments that match the condition, in the order of the slice. */
export async function listPayments(
  db: Db,
  condition: Condition,
  slice: SortedSlice,
): Promise<Positioned<ListedPayment>[]> {
  const id = sql`p.id`
  const { key } = slice.sorted
  const asked =
    key === paymentKeys.received ? condition : await narrowed(db, { from: payments, id, condition })
  // Only the order by name needs the members before the page is known.
  const parts = key === paymentKeys.member ? alongNames(payments) : [{ from: payments }]
  const page = readParts({ rows: id, parts, condition: asked }, slice)
  const { rows } = await sql<Positioned<Omit<ListedPayment, 'receivedAt'> & { receivedAt: Date }>>`
    with page as materialized (${page})
    select p.id, b.id as booking_id, b.user_id, ${nameOfUser()} as member, t.title as trip_title,
      s.departure_date::text as departure_date, p.currency, o.kind as part, o.method,
      case when p.is_booked then 'booked' else 'returned' end as state, p.amount,
      (
        select coalesce(sum(f.amount), 0) from refunds f
        where f.payment_id = p.id and f.done_on is not null
      )::int as refunded,
      p.received_at, p.received_on::text as received_on, p.gateway_id as reference,
      (select r.label from receipts r where r.payment_id = p.id) as receipt,
      ${positionOf(slice)}
    from page join payments p on p.id = page.id join payment_orders o on o.id = p.payment_order_id
    join bookings b on b.id = o.booking_id ${aboutBooking}
    ${endPage(slice)}
  `.execute(db)
  return toPositioned(rows, (row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
}

/** How many payments match the condition. */
export async function countPayments(db: Db, condition: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${payments} where ${condition}
  `.execute(db)
  return rows[0]?.total ?? 0
}

// Documents `d`: a document says for good what it said when it was issued. Ids of three tables, so that no two are equal; `own` is
// that of its table. What they belong to is never missing and is joined from the left all the same: PostgreSQL then reads of it
// only what a list or a sum uses.

/** What a document said when it was issued. */
const said = sql`
  c.facts->>'receivedFrom' as member, c.facts->>'tripTitle' as trip_title,
  c.facts->>'departureDate' as departure_date
`
const orderOfGateway = sql`case when o.method = 'gateway' then o.order_id end as order_id`
/** How a refund `f` of the order `o` was paid. */
const methodOfRefund = sql`case when f.reference is null then 'gateway' else 'by hand' end as method`

const receipts = sql`(
  select c.payment_id as own, c.payment_id * 3 as id, 'receipt' as kind, c.label as number, c.year,
    c.number as serial, null as receipt, c.issued_on,
    coalesce(p.received_on, c.issued_on)::text as received_on, o.booking_id, b.user_id, ${said}, c.gst, c.tcs,
    p.amount, p.id * 3 as amount_id, p.currency,
    null as reason, null as given_reason, o.method, ${orderOfGateway}, p.gateway_id as payment_id,
    null as refund_id
  from receipts c left join payments p on p.id = c.payment_id
  left join payment_orders o on o.id = p.payment_order_id left join bookings b on b.id = o.booking_id
)`

/** Payments that no booking could take, on the club's date on which they were recorded. All of each goes back. */
const otherPayments = sql`(
  select p.id as own, p.id * 3 as id, 'payment' as kind, null as number, null as year,
    null::integer as serial, null as receipt,
    coalesce(f.requested_on, ${arrivedOn}) as issued_on,
    coalesce(p.received_on, f.requested_on, ${arrivedOn})::text as received_on,
    o.booking_id, b.user_id, ${nameOfUser()} as member, t.title as trip_title,
    s.departure_date::text as departure_date, 0 as gst, 0 as tcs, p.amount, p.id * 3 as amount_id,
    p.currency, f.reason, null as given_reason, o.method, ${orderOfGateway},
    p.gateway_id as payment_id, null as refund_id
  from payments p left join payment_orders o on o.id = p.payment_order_id
  left join bookings b on b.id = o.booking_id
  left join lateral (
    select r.requested_on, r.reason from refunds r where r.payment_id = p.id order by r.id limit 1
  ) f on true
  ${aboutBooking}
  where not p.is_booked and not exists (select from receipts r where r.payment_id = p.id)
)`

const creditNotes = sql`(
  select c.refund_id as own, c.refund_id * 3 + 1 as id, 'credit-note' as kind, c.label as number, c.year,
    c.number as serial, r.label as receipt, c.issued_on, null as received_on, f.booking_id, b.user_id, ${said},
    -c.gst as gst, -c.tcs as tcs,
    -f.amount as amount, f.id * 3 + 1 as amount_id, p.currency, f.reason, f.given_reason, ${methodOfRefund},
    ${orderOfGateway}, p.gateway_id as payment_id, coalesce(f.reference, f.gateway_id) as refund_id
  from credit_notes c left join refunds f on f.id = c.refund_id left join payments p on p.id = f.payment_id
  left join payment_orders o on o.id = p.payment_order_id left join receipts r on r.payment_id = p.id
  left join bookings b on b.id = f.booking_id
)`

/** Refunds that were paid out of money that has no receipt. */
const otherRefunds = sql`(
  select f.id as own, f.id * 3 + 2 as id, 'refund' as kind, null as number, null as year,
    null::integer as serial, null as receipt,
    f.done_on as issued_on, null as received_on, f.booking_id, b.user_id, ${nameOfUser()} as member, t.title as trip_title,
    s.departure_date::text as departure_date, 0 as gst, 0 as tcs, -f.amount as amount,
    f.id * 3 + 2 as amount_id, coalesce(p.currency, b.currency) as currency, f.reason, f.given_reason,
    ${methodOfRefund}, ${orderOfGateway}, p.gateway_id as payment_id,
    coalesce(f.reference, f.gateway_id) as refund_id
  from refunds f left join bookings b on b.id = f.booking_id
  left join payments p on p.id = f.payment_id
  left join payment_orders o on o.id = p.payment_order_id
  ${aboutBooking}
  where f.done_on is not null and not exists (select from credit_notes n where n.refund_id = f.id)
)`

const kinds: Readonly<Record<DocumentKind, Condition>> = {
  receipt: receipts,
  payment: otherPayments,
  'credit-note': creditNotes,
  refund: otherRefunds,
}

/** The kinds that a filter finds. */
const kindsOf = (kind: DocumentFilter | undefined): readonly DocumentKind[] => {
  if (kind === undefined) return documentKinds
  if (kind === 'received') return ['receipt', 'payment']
  return kind === 'refunded' ? ['credit-note', 'refund'] : [kind]
}

/** The condition of a filter by days on the document `d`. */
const isBetween = ({ from, to }: Pick<AdminDocumentsQuery, 'from' | 'to'>): Condition =>
  all([
    ...(from === undefined ? [] : [sql`d.issued_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`d.issued_on <= ${to}::date`]),
  ])

/** A row for the accountant. Amounts are in paise, those that go out negative. */
export interface AccountRow extends ListedDocument {
  reason: RefundReason | null
  givenReason: string | null
  method: PaymentMethod | 'by hand'
  /** Null for a bank transfer. */
  orderId: string | null
  /** Of money that came in: the club's date on which it arrived. */
  receivedOn: string | null
}

const documentKeys = {
  issued: byDate(sql`d.issued_on`),
  number: byText(sql`d.number`),
  member: byText(sql`d.member`),
  amount: byNumber(sql`d.amount`),
}

export function sortedDocuments(query: Pick<AdminDocumentsQuery, 'sort' | 'direction'>): Sorted {
  const ordering = orderingOf(documentOrder, query)
  // The same number, from the table that has the amount: an index has both.
  const id = ordering.sort === 'amount' ? sql`d.amount_id` : sql`d.id`
  return sortedBy(documentKeys, ordering, id)
}

type DocumentQuery = Pick<AdminDocumentsQuery, 'search' | 'kind' | 'from' | 'to'> & Selected

/** What a filter asks for: the kinds, and the condition on each document. */
export async function matchingDocuments(
  db: Db,
  { search, kind, ids, ...days }: DocumentQuery,
  today: string,
): Promise<{ of: readonly DocumentKind[]; condition: Condition }> {
  if (ids) return { of: documentKinds, condition: sql`d.id = any(${ids}::int[])` }
  const conditions = [isBetween(days)]
  const named = search === undefined ? undefined : readBookingSearch(search)
  if (named?.kind === 'receipt' || named?.kind === 'credit note') {
    const of = named.kind === 'receipt' ? 'receipt' : 'credit-note'
    conditions.push(sql`d.kind = ${of} and d.year = ${named.year} and d.serial = ${named.number}`)
  } else if (search !== undefined) {
    const isFound = await matchingBookings(db, { search }, today)
    conditions.push(sql`d.booking_id in (select b.id from bookings b where ${isFound})`)
  }
  return { of: kindsOf(kind), condition: all(conditions) }
}

type Documents = Awaited<ReturnType<typeof matchingDocuments>>

/**
 * The documents of a filter, in the order of the slice. Of each kind no more rows are read than a page has, and only those of
 * the page with all columns.
 */
export async function listDocuments(
  db: Db,
  { of, condition }: Documents,
  slice: SortedSlice,
): Promise<Positioned<AccountRow>[]> {
  // Says that there is a payment, so that receipts are read along the payments' index.
  const where = slice.sorted.key === documentKeys.amount ? sql`d.amount is not null` : sql`true`
  const parts = of.map((kind) => ({ from: sql`${kinds[kind]} d`, where }))
  const page = readParts({ rows: sql`d.kind, d.own`, parts, condition }, slice)
  const complete = of.map(
    (kind) => sql`
      select d.*, page.sort_by, ${positionOf(slice)} from page join ${kinds[kind]} d on d.own = page.own
      where page.kind = ${kind}
    `,
  )
  const { rows } = await sql<Positioned<AccountRow>>`
    with page as materialized (${page})
    select d.*, d.issued_on::text as issued_on from (${sql.join(complete, sql` union all `)}) d
    ${endPage(slice)}
  `.execute(db)
  return rows
}

/** How many documents a filter finds. */
export async function countDocuments(db: Db, { of, condition }: Documents): Promise<number> {
  const counts = of.map((kind) => sql`(select count(*) from ${kinds[kind]} d where ${condition})`)
  const { rows } = await sql<{ total: number }>`
    select (${sql.join(counts, sql` + `)})::int as total
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** What the documents of a filter say that came in or went out, in paise: the one measure of both. */
export function figureOfDocuments(
  filter: Pick<AdminDocumentsQuery, 'kind' | 'from' | 'to'>,
): FigureQuery {
  const sums = kindsOf(filter.kind).map(
    (kind) => sql`(
      select coalesce(sum(d.amount), 0) from ${kinds[kind]} d where ${isBetween(filter)}
    )`,
  )
  return new FigureQuery(
    { list: 'documents', of: 'amount' },
    filter,
    sql`select ${sql.join(sums, sql` + `)}`,
  )
}
