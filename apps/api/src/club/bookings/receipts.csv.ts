import { taxesOfPayment } from '@farandfew/domain/bookings/price-lines.ts'
import { sql } from 'kysely'
import type { CsvFile } from '../../platform/csv/send-csv.ts'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfUser } from '../members/name-of-user.ts'

/** The club's dates, both inclusive. */
interface Period {
  from: string
  to: string
}

/** A receipt, or a refund that was paid out. Amounts are in paise, those of a refund negative. */
interface AccountRow {
  kind: 'Receipt' | 'Refund'
  /** The receipt's number, also of a refund; null for a payment that was never booked. */
  number: string | null
  date: string
  bookingId: number
  member: string | null
  trip: string
  departureDate: string
  gst: number
  tcs: number
  total: number
  currency: string
  reason: string | null
  orderId: string
  paymentId: string
  /** The gateway's id, or the reference of what was paid back by hand. */
  refundId: string | null
}

interface StoredRow extends Omit<AccountRow, 'kind' | 'gst' | 'tcs' | 'total'> {
  id: number
  year: string | null
  /** Of the receipt. */
  gst: number | null
  tcs: number | null
  amount: number
  /** Of the payment. */
  received: number
  /** What earlier refunds of the payment have paid out. */
  refundedBefore: number
}

const about = sql`
  b.id as booking_id, ${nameOfUser()} as member, t.title as trip,
  s.departure_date::text as departure_date, p.currency,
  o.order_id, p.gateway_id as payment_id, p.amount as received, r.year, r.label as number,
  r.gst, r.tcs
`
const joins = sql`
  join payment_orders o on o.id = p.payment_order_id
  join bookings b on b.id = o.booking_id
  left join users u on u.id = b.user_id
  join trip_schedules s on s.id = b.trip_schedule_id
  join trips t on t.id = s.trip_id
`

const batchSize = 500

type Position = Pick<StoredRow, 'date' | 'id'> & { year: string }

/** Receipts by date and number. */
async function listReceipts(db: Db, { from, to }: Period, after: Position): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select r.number as id, r.issued_on::text as date, ${about}, p.amount,
      null as reason, null as refund_id, 0 as refunded_before
    from receipts r join payments p on p.id = r.payment_id ${joins}
    where r.issued_on between ${from}::date and ${to}::date
      and (r.issued_on, r.year, r.number) > (${after.date}::date, ${after.year}, ${after.id})
    order by r.issued_on, r.year, r.number limit ${batchSize}
  `.execute(db)
  return rows
}

/** Refunds that were paid out, by date. */
async function listRefunds(db: Db, { from, to }: Period, after: Position): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select f.id, f.done_on::text as date, ${about}, f.amount, f.reason,
      coalesce(h.reference, f.gateway_id) as refund_id,
      (
        select coalesce(sum(e.amount), 0)::int from refunds e
        where e.payment_id = f.payment_id and (e.done_on, e.id) < (f.done_on, f.id)
      ) as refunded_before
    from refunds f join payments p on p.id = f.payment_id
    left join hand_refunds h on h.refund_id = f.id
    left join receipts r on r.payment_id = p.id ${joins}
    where f.done_on between ${from}::date and ${to}::date
      and (f.done_on, f.id) > (${after.date}::date, ${after.id})
    order by f.done_on, f.id limit ${batchSize}
  `.execute(db)
  return rows
}

function toAccountRow(row: StoredRow): AccountRow {
  const { gst, tcs, amount, received, refundedBefore, ...rest } = row
  const taxes = { gst: gst ?? 0, tcs: tcs ?? 0 }
  if (rest.reason === null) return { ...rest, kind: 'Receipt', ...taxes, total: amount }
  const lines = { package: 0, ...taxes, total: received }
  const back = taxesOfPayment(lines, { paidBefore: refundedBefore, amount })
  return { ...rest, kind: 'Refund', gst: -back.gst, tcs: -back.tcs, total: -amount }
}

/** The receipts of a period, then its refunds, in batches. A batch is read when the consumer asks for it. */
export async function* readAccounts(db: Db, period: Period): AsyncGenerator<AccountRow[]> {
  for (const list of [listReceipts, listRefunds]) {
    let after: Position | undefined = { date: period.from, year: '', id: 0 }
    while (after !== undefined) {
      const rows: StoredRow[] = await list(db, period, after)
      yield rows.map(toAccountRow)
      const last: StoredRow | undefined = rows.length === batchSize ? rows.at(-1) : undefined
      after = last && { date: last.date, year: last.year ?? '', id: last.id }
    }
  }
}

/** Paise as rupees: a number with at most two decimals. */
const rupees = (paise: number) => (paise === 0 ? 0 : paise / 100)

export const accountColumns: CsvFile<AccountRow>['columns'] = [
  ['Kind', ({ kind }) => kind],
  ['Receipt', ({ number }) => number],
  ['Date', ({ date }) => date],
  ['Member', ({ member }) => member],
  ['Trip', ({ trip }) => trip],
  ['Departure', ({ departureDate }) => departureDate],
  ['Booking', ({ bookingId }) => bookingId],
  ['Net', ({ total, gst, tcs }) => rupees(total - gst - tcs)],
  ['GST', ({ gst }) => rupees(gst)],
  ['TCS', ({ tcs }) => rupees(tcs)],
  ['Total', ({ total }) => rupees(total)],
  ['Currency', ({ currency }) => currency],
  ['Reason', ({ reason }) => reason],
  ['Order ID', ({ orderId }) => orderId],
  ['Payment ID', ({ paymentId }) => paymentId],
  ['Refund ID', ({ refundId }) => refundId],
]
