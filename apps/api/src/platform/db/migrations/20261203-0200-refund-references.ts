import { type Kysely, sql } from 'kysely'

/** The search of bookings finds the reference of a refund that was paid by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index refunds_reference on refunds (reference) where reference is not null
  `.execute(db)
}
