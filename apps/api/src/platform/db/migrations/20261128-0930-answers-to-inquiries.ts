import { type Kysely, sql } from 'kysely'

/** Operators also write to the sender of an inquiry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailings
      drop constraint mailings_audience_kind_check,
      add constraint mailings_audience_kind_check check (
        audience_kind in ('member', 'trip-invite', 'quick-invite', 'inquiry', 'departure', 'newsletter')
      )
  `.execute(db)
}
