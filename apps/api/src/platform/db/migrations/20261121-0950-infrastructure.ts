import { type Kysely, sql } from 'kysely'

/** The API's own tables: sessions, rate limits, outbox, audit log, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessions(db)
  await createLimits(db)
  await createOutbox(db)
  await createAuditLog(db)
  await sql`
    create table club_settings (
      key text collate "C" primary key check (char_length(key) between 1 and 100),
      value jsonb not null,
      updated_at timestamptz not null default now()
    )
  `.execute(db)
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      sid text collate "C" primary key,
      user_id integer references users (id) on delete cascade,
      data jsonb not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db)
  await sql`
    create table admin_sessions (
      sid text collate "C" primary key,
      operator text check (char_length(operator) <= 100),
      data jsonb not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index admin_sessions_expiry on admin_sessions (expires_at)`.execute(db)
}

async function createLimits(db: Kysely<unknown>): Promise<void> {
  // Unlogged: losing counts in a crash is better than waiting for the disk on each write.
  await sql`
    create unlogged table rate_limits (
      key text collate "C" primary key check (char_length(key) between 1 and 300),
      window_start timestamptz not null,
      count integer not null check (count >= 0)
    )
  `.execute(db)
  await sql`create index rate_limits_window on rate_limits (window_start)`.execute(db)
  await sql`
    create table idempotency_keys (
      scope text collate "C" not null check (char_length(scope) between 1 and 100),
      key text collate "C" not null check (char_length(key) between 1 and 200),
      fingerprint text collate "C" not null check (char_length(fingerprint) <= 100),
      status smallint,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )
  `.execute(db)
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db)
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id integer generated always as identity primary key,
      channel text collate "C" not null check (channel in ('mail', 'sms')),
      kind text collate "C" not null check (kind ~ '^[a-z0-9][a-z0-9.-]{0,59}$'),
      recipient text collate "C" not null check (char_length(recipient) between 1 and 254),
      claimed boolean not null default false,
      content jsonb,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      failed_at timestamptz,
      last_error text collate "C" check (char_length(last_error) <= 200),
      created_at timestamptz not null default now(),
      constraint outbox_one_end check (sent_at is null or failed_at is null),
      constraint outbox_content check (content is not null or sent_at is not null)
    )
  `.execute(db)
  await sql`
    create index outbox_due on outbox (next_attempt_at, id)
    where sent_at is null and failed_at is null
  `.execute(db)
  await sql`create index outbox_claimed on outbox (recipient, created_at) where claimed`.execute(db)
  await sql`create index outbox_ended on outbox (created_at)`.execute(db)
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      operator text check (char_length(operator) <= 100),
      action text collate "C" not null check (char_length(action) between 1 and 100),
      subject text check (char_length(subject) <= 200),
      details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
    )
  `.execute(db)
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append only' using errcode = 'restrict_violation';
    end
    $$
  `.execute(db)
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()
  `.execute(db)
}
