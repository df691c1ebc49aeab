import { type Kysely, sql } from 'kysely'

/** Links in mails, and what members see of their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A link for an unknown address has a row too, so that every request does the same work.
  await sql`
    create table account_tokens (
      token_hash text collate "C" primary key check (char_length(token_hash) between 1 and 100),
      user_id integer references users (id) on delete cascade,
      purpose text collate "C" not null check (purpose in ('email', 'password')),
      email text collate "C" not null check (char_length(email) between 3 and 254),
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index account_tokens_user on account_tokens (user_id)`.execute(db)
  await sql`create index account_tokens_expiry on account_tokens (expires_at)`.execute(db)
  await sql`
    alter table sessions
      add column device text check (char_length(device) <= 100),
      add column last_seen_at timestamptz not null default now()
  `.execute(db)
  await sql`
    create index trip_invite_requests_unclaimed on trip_invite_requests (lower(email))
    where user_id is null
  `.execute(db)
}
