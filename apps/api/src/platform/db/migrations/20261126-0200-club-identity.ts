import { type Kysely, sql } from 'kysely'

/**
 * Who the club is by law and how to reach it: one row. And what the site says of a departure's host next to the name, which
 * is its coordinator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table club_identity (
      is_only boolean primary key default true check (is_only),
      registered_name text check (char_length(registered_name) between 1 and 120),
      address text check (char_length(address) between 1 and 300),
      phone text collate "C" check (phone ~ '^\\+91[1-9][0-9]{9}$'),
      whatsapp text collate "C" check (whatsapp ~ '^\\+91[1-9][0-9]{9}$'),
      gstin text collate "C" check (gstin ~ '^[0-9A-Z]{15}$'),
      is_sample boolean not null default false,
      updated_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    alter table trip_schedules
      add column host_about text check (char_length(host_about) between 1 and 400),
      add column host_languages text check (char_length(host_languages) between 1 and 100),
      add column host_picture text check (char_length(host_picture) between 1 and 500)
  `.execute(db)
}
