import { type Kysely, sql } from 'kysely'

/** The console's second factor: its secret, unconfirmed secrets, and hashed recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      id smallint primary key default 1 check (id = 1),
      secret text collate "C" not null,
      last_step integer not null check (last_step >= 0),
      since timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create table second_factor_offers (
      sid text collate "C" primary key references admin_sessions (sid) on delete cascade,
      secret text collate "C" not null,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create table recovery_codes (
      hash text collate "C" primary key,
      used_at timestamptz
    )
  `.execute(db)
}
