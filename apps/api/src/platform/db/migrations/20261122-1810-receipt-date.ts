import { type Kysely, sql } from 'kysely'

/** The club's date of a receipt, which also decides its financial year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipts add column issued_on date`.execute(db)
  await sql`
    update receipts set issued_on = (issued_at at time zone 'Asia/Kolkata')::date
  `.execute(db)
  await sql`alter table receipts alter column issued_on set not null`.execute(db)
}
