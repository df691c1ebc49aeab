import { refundReasonText } from '@farandfew/domain/bookings/booking-history.ts'
import type { PaymentMethod, RefundReason } from '@farandfew/domain/bookings/booking.ts'
import { sql } from 'kysely'
import type { CsvFile } from '../../platform/csv/send-csv.ts'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfUser } from '../members/name-of-user.ts'

/** The club's dates, both inclusive. */
interface Period {
  from: string
  to: string
}

/** A receipt, a credit note, or a refund of money that has no receipt. Amounts are in paise. */
interface AccountRow {
  id: number
  kind: 'Receipt' | 'Credit note' | 'Refund'
  year: string | null
  /** Its own number; null for a refund without a receipt. */
  number: string | null
  /** Of a credit note: the number of its receipt. */
  receipt: string | null
  date: string
  bookingId: number
  member: string | null
  trip: string
  departureDate: string
  gst: number
  tcs: number
  amount: number
  currency: string
  reason: RefundReason | null
  givenReason: string | null
  method: PaymentMethod | 'by hand'
  /** Null for a bank transfer. */
  orderId: string | null
  /** The gateway's id, or the bank's reference. */
  paymentId: string | null
  /** The gateway's id, or the reference of what was paid by hand. */
  refundId: string | null
}

const batchSize = 500

interface Position {
  date: string
  year: string
  id: number
}

/** What a document said when it was issued. */
const said = sql`
  d.facts->>'receivedFrom' as member, d.facts->>'tripTitle' as trip,
  d.facts->>'departureDate' as departure_date
`
const orderOfGateway = sql`case when o.method = 'gateway' then o.order_id end as order_id`

/** Receipts by date and number. */
async function listReceipts(db: Db, { from, to }: Period, after: Position): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select 'Receipt' as kind, d.number as id, d.year, d.label as number, null as receipt,
      d.issued_on::text as date, o.booking_id, ${said}, d.gst, d.tcs, p.amount, p.currency,
      null as reason, null as given_reason, o.method, ${orderOfGateway}, p.gateway_id as payment_id, null as refund_id
    from receipts d join payments p on p.id = d.payment_id
    join payment_orders o on o.id = p.payment_order_id
    where d.issued_on between ${from}::date and ${to}::date
      and (d.issued_on, d.year, d.number) > (${after.date}::date, ${after.year}, ${after.id})
    order by d.issued_on, d.year, d.number limit ${batchSize}
  `.execute(db)
  return rows
}

/** How a refund `f` of the order `o` was paid. */
const methodOfRefund = sql`case when f.reference is null then 'gateway' else 'by hand' end as method`

/** Credit notes by date and number. Amounts are negative. */
async function listCreditNotes(
  db: Db,
  { from, to }: Period,
  after: Position,
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select 'Credit note' as kind, d.number as id, d.year, d.label as number, r.label as receipt,
      d.issued_on::text as date, f.booking_id, ${said}, -d.gst as gst, -d.tcs as tcs,
      -f.amount as amount, p.currency, f.reason, f.given_reason, ${methodOfRefund}, ${orderOfGateway},
      p.gateway_id as payment_id, coalesce(f.reference, f.gateway_id) as refund_id
    from credit_notes d join refunds f on f.id = d.refund_id
    join payments p on p.id = f.payment_id
    join payment_orders o on o.id = p.payment_order_id
    join receipts r on r.payment_id = p.id
    where d.issued_on between ${from}::date and ${to}::date
      and (d.issued_on, d.year, d.number) > (${after.date}::date, ${after.year}, ${after.id})
    order by d.issued_on, d.year, d.number limit ${batchSize}
  `.execute(db)
  return rows
}

/** Refunds that were paid out of money that has no receipt, by date. Amounts are negative. */
async function listOtherRefunds(
  db: Db,
  { from, to }: Period,
  after: Position,
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select 'Refund' as kind, f.id, null as year, null as number, null as receipt,
      f.done_on::text as date, f.booking_id, ${nameOfUser()} as member, t.title as trip,
      s.departure_date::text as departure_date, 0 as gst, 0 as tcs, -f.amount as amount,
      coalesce(p.currency, b.currency) as currency, f.reason, f.given_reason, ${methodOfRefund}, ${orderOfGateway},
      p.gateway_id as payment_id, coalesce(f.reference, f.gateway_id) as refund_id
    from refunds f join bookings b on b.id = f.booking_id
    left join payments p on p.id = f.payment_id
    left join payment_orders o on o.id = p.payment_order_id
    left join users u on u.id = b.user_id
    join trip_schedules s on s.id = b.trip_schedule_id
    join trips t on t.id = s.trip_id
    where f.done_on between ${from}::date and ${to}::date
      and (f.done_on, f.id) > (${after.date}::date, ${after.id})
      and not exists (select from credit_notes n where n.refund_id = f.id)
    order by f.done_on, f.id limit ${batchSize}
  `.execute(db)
  return rows
}

/** The receipts of a period, then its credit notes and other refunds, in batches. A batch is read when the consumer asks for it. */
export async function* readAccounts(db: Db, period: Period): AsyncGenerator<AccountRow[]> {
  for (const list of [listReceipts, listCreditNotes, listOtherRefunds]) {
    let after: Position | undefined = { date: period.from, year: '', id: 0 }
    while (after !== undefined) {
      const rows: AccountRow[] = await list(db, period, after)
      yield rows
      const last: AccountRow | undefined = rows.length === batchSize ? rows.at(-1) : undefined
      after = last && { date: last.date, year: last.year ?? '', id: last.id }
    }
  }
}

/** Paise as rupees: a number with at most two decimals. */
export const rupees = (paise: number) => (paise === 0 ? 0 : paise / 100)

const methodNames: Readonly<Record<AccountRow['method'], string>> = {
  gateway: 'Payment gateway',
  transfer: 'Bank transfer',
  'by hand': 'By hand',
}

/** 'The member cancelled'. */
const reasonOf = ({ reason, givenReason }: AccountRow): string | null => {
  if (reason === null) return null
  const words = refundReasonText({ reason, givenReason })
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

export const accountColumns: CsvFile<AccountRow>['columns'] = [
  ['Kind', ({ kind }) => kind],
  ['Number', ({ number }) => number],
  ['Receipt', ({ receipt }) => receipt],
  ['Date', ({ date }) => date],
  ['Member', ({ member }) => member],
  ['Trip', ({ trip }) => trip],
  ['Departure', ({ departureDate }) => departureDate],
  ['Booking', ({ bookingId }) => bookingId],
  ['Net', ({ amount, gst, tcs }) => rupees(amount - gst - tcs)],
  ['GST', ({ gst }) => rupees(gst)],
  ['TCS', ({ tcs }) => rupees(tcs)],
  ['Total', ({ amount }) => rupees(amount)],
  ['Currency', ({ currency }) => currency],
  ['Reason', reasonOf],
  ['Paid by', ({ method }) => methodNames[method]],
  ['Order ID', ({ orderId }) => orderId],
  ['Payment ID', ({ paymentId }) => paymentId],
  ['Refund ID', ({ refundId }) => refundId],
]
