import { type Kysely, sql } from 'kysely'

/** A payment that confirms a seat with more than the deposit and less than the price is no deposit. */
export async function addPaymentParts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_orders drop constraint payment_orders_kind_check,
      add constraint payment_orders_kind_check
        check (kind in ('at once', 'deposit', 'first payment', 'balance'))
  `.execute(db)
}
