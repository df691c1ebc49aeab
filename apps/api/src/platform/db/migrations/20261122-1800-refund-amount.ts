import { type Kysely, sql } from 'kysely'

/** What a booking gave back when it was cancelled, also if it was paid outside the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column refund_amount integer check (refund_amount between 0 and amount_paid)
  `.execute(db)
  await sql`
    update bookings b set refund_amount = coalesce((
      select sum(r.amount) from refunds r
      join payments p on p.id = r.payment_id
      join payment_orders o on o.id = p.payment_order_id
      where o.booking_id = b.id and p.is_booked
    ), 0)
    where b.status = 'cancelled'
  `.execute(db)
}
