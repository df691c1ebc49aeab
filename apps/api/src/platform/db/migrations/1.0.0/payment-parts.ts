import { type Kysely, sql } from 'kysely'

/** A payment that confirms a seat with more than the deposit and less than the price is no deposit. */
export async function addPaymentParts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_orders drop constraint payment_orders_kind_check,
      add constraint payment_orders_kind_check
        check (kind in ('at once', 'deposit', 'first payment', 'balance'))
  `.execute(db)
  await sql`
    update payment_orders o set kind = 'first payment' from bookings b
    where b.id = o.booking_id and o.method = 'transfer' and o.kind = 'deposit' and b.moves = 0
      and o.amount > (b.payment_plan->>'now')::int
  `.execute(db)
}
