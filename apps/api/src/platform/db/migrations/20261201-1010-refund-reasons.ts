import { type Kysely, sql } from 'kysely'

/** A refund without cancelling keeps why an operator gave it, which the member reads. Before, only the mail said it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds add given_reason text check (char_length(given_reason) between 1 and 500)
  `.execute(db)
}
