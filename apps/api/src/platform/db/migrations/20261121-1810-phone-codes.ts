import { type Kysely, sql } from 'kysely'

/**
 * One-time codes by SMS, one row per use. Keys and codes are keyed hashes, so that the table reveals neither phone numbers
 * nor codes. `user_id` is the member; null if no member has the phone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table phone_codes (
      key text collate "C" primary key check (char_length(key) = 43),
      user_id integer references users (id) on delete cascade,
      purpose text collate "C" not null check (purpose in ('sign-in', 'proof')),
      code_hash text collate "C" not null check (char_length(code_hash) = 43),
      tries smallint not null default 0 check (tries >= 0),
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index phone_codes_user on phone_codes (user_id)`.execute(db)
  await sql`create index phone_codes_expiry on phone_codes (expires_at)`.execute(db)
}
