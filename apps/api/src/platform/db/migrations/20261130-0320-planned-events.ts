import { type Kysely, sql } from 'kysely'

/** The events of a group also say that its plan has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table group_events drop constraint group_events_kind_check`.execute(db)
  await sql`
    alter table group_events add constraint group_events_kind_check
      check (kind in ('posted', 'changed', 'read', 'planned', 'reset'))
  `.execute(db)
}
