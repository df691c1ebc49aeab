import { type Kysely, sql } from 'kysely'

/**
 * Operators with accounts of their own. The roles' shared passwords end, with the sessions that they opened: the owner
 * invites the people who used them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOperators(db)
  await sql`
    alter table admin_sessions
      add column operator_id integer references operators (id) on delete cascade,
      add column device text check (char_length(device) <= 100),
      add column last_seen_at timestamptz not null default now()
  `.execute(db)
  await sql`create index admin_sessions_operator on admin_sessions (operator_id)`.execute(db)
  await sql`delete from admin_sessions where data ? 'role'`.execute(db)
  await sql`delete from club_settings where key like 'admin.passwordHash.%'`.execute(db)
  // No foreign key: the log outlives everything, and its rows take no locks on others.
  await sql`alter table audit_log add column operator_id integer`.execute(db)
  await sql`
    create index audit_log_operator on audit_log (operator_id, id) where operator_id is not null
  `.execute(db)
  await sql`
    alter table security_events
      add column operator_id integer references operators (id) on delete cascade
  `.execute(db)
  await sql`
    create index security_events_operator on security_events (operator_id, id)
      where operator_id is not null
  `.execute(db)
  await giveFactorsAnOwner(db)
}

async function createOperators(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id integer generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      email text collate "C" not null unique
        check (char_length(email) between 3 and 254 and email = lower(email)),
      role text collate "C" not null
        check (role in ('owner', 'bookings', 'content', 'read-only')),
      password_hash text collate "C" check (char_length(password_hash) <= 200),
      created_at timestamptz not null default now(),
      last_sign_in_at timestamptz,
      deactivated_at timestamptz,
      check (deactivated_at is null or password_hash is null)
    )
  `.execute(db)
  // One link for each operator: a new one replaces it.
  await sql`
    create table operator_links (
      operator_id integer primary key references operators (id) on delete cascade,
      token_hash text collate "C" not null unique,
      factor_secret text collate "C" not null,
      expires_at timestamptz not null
    )
  `.execute(db)
}

/** A second factor belongs to an operator, or to the club's password if it has none. */
async function giveFactorsAnOwner(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table second_factor
      drop column id,
      add column operator_id integer unique nulls not distinct
        references operators (id) on delete cascade
  `.execute(db)
  await sql`
    alter table recovery_codes
      add column operator_id integer references operators (id) on delete cascade
  `.execute(db)
  await sql`create index recovery_codes_operator on recovery_codes (operator_id)`.execute(db)
}
