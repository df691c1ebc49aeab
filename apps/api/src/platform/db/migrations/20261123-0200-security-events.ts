import { type Kysely, sql } from 'kysely'

/** Sign-ins and changes of what opens an account. Refused attempts of an hour share a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_events (
      id integer generated always as identity primary key,
      kind text collate "C" not null check (char_length(kind) between 1 and 40),
      outcome text collate "C" not null check (outcome in ('success', 'refused')),
      user_id integer references users (id) on delete cascade,
      typed_hash text collate "C" check (char_length(typed_hash) <= 43),
      address_hash text collate "C" check (char_length(address_hash) <= 43),
      session text collate "C" check (char_length(session) <= 43),
      device text check (char_length(device) <= 100),
      count integer not null default 1 check (count > 0),
      at timestamptz not null default now(),
      last_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create unique index security_events_refused_once_an_hour on security_events
      (date_trunc('hour', at at time zone 'UTC'), kind, user_id, typed_hash, address_hash)
      nulls not distinct where outcome = 'refused'
  `.execute(db)
  await sql`create index security_events_user on security_events (user_id, id)`.execute(db)
  await sql`create index security_events_last_at on security_events (last_at)`.execute(db)
}
