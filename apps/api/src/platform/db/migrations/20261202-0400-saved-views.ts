import { type Kysely, sql } from 'kysely'

/** Saved views of every list, not only of the members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_views rename to saved_views`.execute(db)
  await sql`
    alter table saved_views add list text not null default 'members' check (char_length(list) <= 20)
  `.execute(db)
  await sql`alter table saved_views alter list drop default`.execute(db)
  await sql`drop index member_views_name`.execute(db)
  await sql`drop index member_views_default`.execute(db)
  await sql`
    create unique index saved_views_name
    on saved_views (list, (lower(name collate "und-x-icu") collate "C"))
  `.execute(db)
  await sql`create unique index saved_views_default on saved_views (list) where is_default`.execute(
    db,
  )
}
