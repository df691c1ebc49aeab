import { type Kysely, sql } from 'kysely'

/** Uploaded pictures of trips in each width and format, and the texts that say what a trip's pictures show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_pictures (
      key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{22}-[0-9]{1,4}x[0-9]{1,4}$'),
      width integer not null check (width between 1 and 1600),
      format text collate "C" not null check (format in ('avif', 'webp')),
      content bytea not null check (octet_length(content) between 1 and 4194304),
      created_at timestamptz not null default now(),
      primary key (key, width, format)
    )
  `.execute(db)
  // Both formats are compressed already.
  await sql`alter table trip_pictures alter column content set storage external`.execute(db)
  await sql`
    alter table trips
      add column image_alts json not null default '{}' check (json_typeof(image_alts) = 'object')
  `.execute(db)
}
