import type {
  CreditNote,
  DocumentFacts,
  Receipt,
} from '@farandfew/domain/refunds/money-documents.ts'
import { type PriceLines, taxesOfPayment } from '@farandfew/domain/seats/price-lines.ts'
import {
  creditNoteNumber,
  financialYear,
  receiptNumber,
} from '@farandfew/domain/refunds/receipt-number.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { nameOfUser } from '../members/name-of-user.ts'

// Receipts and credit notes. Each says for good what it said when it was issued; a trigger refuses every change.

/** What a document says of the booking `b`, with its member `u`, departure `s` and trip `t`. */
export const factsNow = sql`jsonb_build_object(
  'receivedFrom', ${nameOfUser()},
  'tripTitle', t.title, 'departureDate', s.departure_date, 'duration', s.duration,
  'price', b.price_lines,
  'issuer', (
    select jsonb_build_object('registeredName', c.registered_name, 'address', c.address, 'phone', c.phone,
      'whatsapp', c.whatsapp, 'gstin', c.gstin, 'isSample', c.is_sample)
    from club_identity c
  )
)`

/** Joined from the left, so that PostgreSQL leaves out what a statement does not use. */
export const aboutBooking = sql`
  left join users u on u.id = b.user_id
  left join trip_schedules s on s.id = b.trip_schedule_id
  left join trips t on t.id = s.trip_id
`

/** Takes the next numbers of a year without gaps, and returns the last one: the year's row stays locked until the transaction ends. */
async function takeNumbers(
  db: Db,
  year: string,
  column: 'lastNumber' | 'lastCreditNote',
  count = 1,
): Promise<number> {
  const row = await db
    .insertInto('receiptYears')
    .values({ year, [column]: count })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({
        [column]: sql<number>`${sql.ref(`receiptYears.${column}`)} + ${count}`,
      }),
    )
    .returning(column)
    .executeTakeFirstOrThrow()
  return row[column]
}

interface NewReceipt extends Pick<PriceLines, 'gst' | 'tcs'> {
  paymentId: number
  /** The club's date. */
  date: CalendarDate
}

/** Numbers the receipt of a payment in the financial year of the date. Returns its number. */
export async function issueReceipt(db: Db, receipt: NewReceipt): Promise<string> {
  const [label] = await issueReceipts(db, financialYear(receipt.date), [receipt])
  return label!
}

/** Numbers the receipts of payments of one financial year, in this order. Returns their numbers. */
export async function issueReceipts(
  db: Db,
  year: string,
  receipts: readonly NewReceipt[],
): Promise<string[]> {
  const last = await takeNumbers(db, year, 'lastNumber', receipts.length)
  const numbered = receipts.map(({ paymentId: payment, ...receipt }, index) => {
    const number = last - receipts.length + 1 + index
    return { ...receipt, payment, number, label: receiptNumber(year, number) }
  })
  await sql`
    insert into receipts (year, number, label, payment_id, gst, tcs, issued_on, facts)
    select ${year}, r.number, r.label, p.id, r.gst, r.tcs, r.date, ${factsNow}
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as r (payment integer, number integer, label text, gst integer, tcs integer, date date)
    join payments p on p.id = r.payment join payment_orders o on o.id = p.payment_order_id
    join bookings b on b.id = o.booking_id ${aboutBooking}
  `.execute(db)
  return numbered.map(({ label }) => label)
}

/**
 * Numbers the credit note of a refund that was paid out, in the financial year of the date. Returns its number, or null if it
 * has one already or its money has no receipt.
 */
export async function issueCreditNote(
  db: Db,
  { refundId, date }: { refundId: number; date: CalendarDate },
): Promise<string | null> {
  const { rows } = await sql<{
    amount: number
    gst: number
    tcs: number
    received: number
    refundedBefore: number
  }>`
    select f.amount, r.gst, r.tcs, p.amount as received, (
      select coalesce(sum(e.amount), 0)::int from refunds e
      join credit_notes n on n.refund_id = e.id where e.payment_id = f.payment_id
    ) as refunded_before
    from refunds f join payments p on p.id = f.payment_id join receipts r on r.payment_id = p.id
    where f.id = ${refundId} and not exists (select from credit_notes n where n.refund_id = f.id)
  `.execute(db)
  const [found] = rows
  if (!found) return null
  const { amount, gst, tcs, received, refundedBefore } = found
  const lines = { package: 0, gst, tcs, total: received }
  const taxes = taxesOfPayment(lines, { paidBefore: refundedBefore, amount })
  const year = financialYear(date)
  const number = await takeNumbers(db, year, 'lastCreditNote')
  const label = creditNoteNumber(year, number)
  // What it says of the trip is what its receipt said.
  await sql`
    insert into credit_notes (year, number, label, refund_id, gst, tcs, issued_on, facts)
    select ${year}, ${number}, ${label}, f.id, ${taxes.gst}, ${taxes.tcs}, ${date}::date, r.facts
    from refunds f join receipts r on r.payment_id = f.payment_id where f.id = ${refundId}
  `.execute(db)
  return label
}

type OfBooking<T> = T & { readonly bookingId: number }

/** Counts the receipts of a booking's balance from the second on, so that no later payment or move changes what one is called. */
const partNumber = sql<number | null>`(
  case when payment_orders.kind = 'balance' then nullif(row_number() over (
    partition by payment_orders.booking_id, payment_orders.kind order by receipts.year, receipts.number
  ), 1)::int end
)`

/** The receipts of bookings, by number. */
export async function listReceipts(
  db: Db,
  bookingIds: readonly number[],
): Promise<OfBooking<Receipt>[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.paymentId')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select(partNumber.as('partNumber'))
    .select(['receipts.label as number', 'receipts.issuedOn', 'receipts.gst', 'receipts.tcs'])
    .select(['receipts.facts', 'payments.amount', 'payments.gatewayId as reference'])
    .select(({ fn }) => fn.coalesce('payments.receivedOn', 'receipts.issuedOn').as('receivedOn'))
    .select(['paymentOrders.bookingId', 'paymentOrders.kind as part', 'paymentOrders.method'])
    .where('paymentOrders.bookingId', 'in', bookingIds)
    .orderBy('receipts.year')
    .orderBy('receipts.number')
    .execute()
  return rows as OfBooking<Receipt>[]
}

/** The credit notes of bookings, by number. */
export async function listCreditNotes(
  db: Db,
  bookingIds: readonly number[],
): Promise<OfBooking<CreditNote>[]> {
  if (bookingIds.length === 0) return []
  const { rows } = await sql<OfBooking<CreditNote> & { facts: DocumentFacts }>`
    select f.booking_id, n.label as number, n.issued_on::text as issued_on, f.amount, n.gst, n.tcs,
      r.label as receipt, coalesce(f.reference, f.gateway_id) as reference, f.given_reason, n.facts
    from credit_notes n join refunds f on f.id = n.refund_id
    join receipts r on r.payment_id = f.payment_id
    where f.booking_id = any(${bookingIds})
    order by n.year, n.number
  `.execute(db)
  return rows
}

/** Takes the name from the documents of a member whose account is erased. */
export async function eraseDocumentNames(db: Db, userId: number): Promise<void> {
  const nameless = sql`jsonb_set(d.facts, '{receivedFrom}', 'null')`
  await sql`
    update receipts d set facts = ${nameless}
    from payments p, payment_orders o, bookings b
    where p.id = d.payment_id and o.id = p.payment_order_id and b.id = o.booking_id and b.user_id = ${userId}
  `.execute(db)
  await sql`
    update credit_notes d set facts = ${nameless}
    from refunds f, bookings b
    where f.id = d.refund_id and b.id = f.booking_id and b.user_id = ${userId}
  `.execute(db)
}
