import { type Kysely, sql } from 'kysely'

/**
 * A code belongs to the browser that requested it, so a phone can have several. `shared_key` is what they have in common.
 * The codes of before belong to no browser and would be valid for five more minutes only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from phone_codes`.execute(db)
  await sql`
    alter table phone_codes
      add column shared_key text collate "C" not null check (char_length(shared_key) = 43)
  `.execute(db)
  await sql`create index phone_codes_shared on phone_codes (shared_key)`.execute(db)
}
