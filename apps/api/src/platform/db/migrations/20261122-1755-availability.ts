import { type Kysely, sql } from 'kysely'

/** Stores a trip's availability, which was derived from the place that its destination or its title names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trips
      add column availability text collate "C" not null default 'coming-soon'
        check (availability in ('open', 'preview', 'coming-soon'))
  `.execute(db)
  await sql`
    update trips set availability = case
      when destination ilike '%turkey%' then 'open'
      when destination ilike '%sri lanka%' then 'preview'
      when title ilike '%turkey%' then 'open'
      when title ilike '%sri lanka%' then 'preview'
      else 'coming-soon'
    end
  `.execute(db)
}
