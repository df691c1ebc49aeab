import { type Kysely, sql } from 'kysely'

/** A receipt keeps its number as it was issued: new ones are shorter, so that they have at most 16 characters at any count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipts add label text collate "C" check (char_length(label) <= 20)`.execute(
    db,
  )
  await sql`
    update receipts set label = 'FF/' || year || '/' || lpad(number::text, greatest(5, length(number::text)), '0')
  `.execute(db)
  await sql`alter table receipts alter column label set not null`.execute(db)
}
