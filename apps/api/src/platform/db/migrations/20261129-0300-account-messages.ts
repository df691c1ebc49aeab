import { type Kysely, sql } from 'kysely'

/** Messages to the account of an address or phone, if there is one: a worker looks it up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_messages (
      id integer generated always as identity primary key,
      kind text collate "C" not null check (kind in ('password-link', 'sign-in-code')),
      recipient text collate "C" not null check (char_length(recipient) between 1 and 254),
      code jsonb check ((code is not null) = (kind = 'sign-in-code')),
      created_at timestamptz not null default now()
    )
  `.execute(db)
}
