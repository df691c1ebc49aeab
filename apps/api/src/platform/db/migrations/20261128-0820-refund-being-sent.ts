import { type Kysely, sql } from 'kysely'

/** Until when an instance is asking the gateway for a refund, so that no operator pays it out by hand at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column sending_until timestamptz`.execute(db)
}
