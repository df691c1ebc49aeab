import { type Kysely, sql } from 'kysely'

/** What the console's page of bookings finds and shows, and what a booking needs that is moved to another departure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column cancel_reason text check (char_length(cancel_reason) between 1 and 500),
      add column moves integer not null default 0
  `.execute(db)
  await sql`create index bookings_status on bookings (status, id)`.execute(db)
  await sql`create index bookings_payment_status on bookings (payment_status, id)`.execute(db)

  // An order with an amount that is no longer due: the part gets a new order.
  await sql`alter table payment_orders add column superseded_at timestamptz`.execute(db)
  await sql`drop index payment_orders_part`.execute(db)
  await sql`
    create unique index payment_orders_part on payment_orders (booking_id, kind)
    where superseded_at is null
  `.execute(db)

  await sql`
    alter table payment_events
      add column order_id text collate "C" check (char_length(order_id) between 1 and 100),
      add column payment_id text collate "C" check (char_length(payment_id) between 1 and 100)
  `.execute(db)
  await sql`create index payment_events_payment on payment_events (payment_id)`.execute(db)
  await sql`create index payment_events_order on payment_events (order_id)`.execute(db)

  await sql`
    alter table refunds
      drop constraint refunds_reason_check,
      add constraint refunds_reason_check check (
        reason in ('member', 'club', 'balance', 'group', 'late', 'double', 'mismatch', 'moved')
      ),
      add column done_on date
  `.execute(db)
  await sql`
    update refunds set done_on = (done_at at time zone 'Asia/Kolkata')::date
    where done_at is not null
  `.execute(db)
  await sql`create index refunds_done_on on refunds (done_on, id)`.execute(db)
  await addReceiptLines(db)

  await sql`alter table outbox add column booking_id integer references bookings (id)`.execute(db)
  await sql`
    create index outbox_booking on outbox (booking_id, id) where booking_id is not null
  `.execute(db)
  await sql`
    create index audit_log_bookings on audit_log (subject, id) where subject like 'booking %'
  `.execute(db)
}

/**
 * The tax in each receipt. It stays what it was when the price of the booking changes, and the receipts of a booking add up
 * to its price (see splitPayment in libs/domain).
 */
async function addReceiptLines(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipts add column gst integer, add column tcs integer`.execute(db)
  await sql`
    with parts as (
      select r.payment_id, b.price_lines, b.total_amount::numeric as total,
        sum(p.amount) over earlier as paid, sum(p.amount) over earlier - p.amount as paid_before
      from receipts r
      join payments p on p.id = r.payment_id
      join payment_orders o on o.id = p.payment_order_id
      join bookings b on b.id = o.booking_id
      window earlier as (partition by b.id order by p.id)
    )
    update receipts r set
      gst = floor(paid * (price_lines->>'gst')::numeric / total + 0.5)
        - floor(paid_before * (price_lines->>'gst')::numeric / total + 0.5),
      tcs = floor(paid * (price_lines->>'tcs')::numeric / total + 0.5)
        - floor(paid_before * (price_lines->>'tcs')::numeric / total + 0.5)
    from parts where parts.payment_id = r.payment_id
  `.execute(db)
  await sql`
    alter table receipts
      alter gst set not null, add check (gst >= 0),
      alter tcs set not null, add check (tcs >= 0)
  `.execute(db)
  await sql`create index receipts_issued_on on receipts (issued_on, year, number)`.execute(db)
}
