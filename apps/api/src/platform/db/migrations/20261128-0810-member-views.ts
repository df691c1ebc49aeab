import { type Kysely, sql } from 'kysely'

/** Views of the members' table that operators share by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_views (
      id integer generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      query jsonb not null check (jsonb_typeof(query) = 'object'),
      is_default boolean not null default false,
      made_by text check (char_length(made_by) <= 100),
      version integer not null default 1,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create unique index member_views_name on member_views ((lower(name collate "und-x-icu") collate "C"))
  `.execute(db)
  await sql`
    create unique index member_views_default on member_views (is_default) where is_default
  `.execute(db)
}
