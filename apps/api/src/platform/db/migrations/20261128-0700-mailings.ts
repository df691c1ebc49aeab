import { type Kysely, sql } from 'kysely'

/** Mails that operators write, their recipients and templates, and the addresses that mail servers refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMailings(db)
  await createRecipients(db)
  await sql`
    create table mail_templates (
      id integer primary key generated always as identity,
      name text not null check (char_length(name) between 1 and 60),
      subject text not null check (char_length(subject) between 1 and 150),
      text text not null check (char_length(text) between 1 and 10000),
      version integer not null default 1,
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create unique index mail_templates_name on mail_templates (lower(name))`.execute(db)
  await followDeliveries(db)
  await createRefusedAddresses(db)
}

async function createMailings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailings (
      id integer primary key generated always as identity,
      key uuid not null unique,
      audience_kind text collate "C" not null
        check (audience_kind in ('member', 'trip-invite', 'quick-invite', 'departure', 'newsletter')),
      audience_id integer,
      audience_name text not null check (char_length(audience_name) <= 300),
      subject text not null check (char_length(subject) between 1 and 150),
      text text not null check (char_length(text) between 1 and 10000),
      state text collate "C" not null
        check (state in ('scheduled', 'sending', 'paused', 'finished', 'cancelled')),
      version integer not null default 1,
      send_at timestamptz not null,
      next_batch_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      created_by text check (char_length(created_by) <= 100),
      changed_by text check (char_length(changed_by) <= 100),
      started_at timestamptz,
      ended_at timestamptz,
      check ((audience_kind = 'newsletter') = (audience_id is null))
    )
  `.execute(db)
  await sql`
    create index mailings_open on mailings (state, id) where state in ('scheduled', 'sending')
  `.execute(db)
  await sql`create index mailings_audience on mailings (audience_kind, audience_id)`.execute(db)
}

/** A person or address gets a mailing once, and a row of the outbox serves one of them. */
async function createRecipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailing_recipients (
      id integer primary key generated always as identity,
      mailing_id integer not null references mailings (id) on delete cascade,
      user_id integer references users (id) on delete cascade,
      name text check (char_length(name) <= 130),
      email text collate "C" check (char_length(email) <= 254 and email = lower(email)),
      facts jsonb not null default '{}',
      state text collate "C" not null default 'waiting'
        check (state in ('waiting', 'queued', 'sent', 'failed', 'skipped')),
      reason text collate "C" check (char_length(reason) <= 40),
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check (email is not null or state = 'skipped')
    )
  `.execute(db)
  await sql`
    create unique index mailing_recipients_email on mailing_recipients (mailing_id, email)
  `.execute(db)
  await sql`
    create index mailing_recipients_state on mailing_recipients (mailing_id, state, id)
  `.execute(db)
  await sql`create index mailing_recipients_user on mailing_recipients (user_id)`.execute(db)
  await sql`create index mailing_recipients_address on mailing_recipients (email)`.execute(db)
  await sql`
    alter table outbox add column mailing_recipient_id integer
      references mailing_recipients (id) on delete cascade
  `.execute(db)
  await sql`
    create unique index outbox_mailing_recipient on outbox (mailing_recipient_id)
      where mailing_recipient_id is not null
  `.execute(db)
  // What an address that unsubscribes no longer gets.
  await sql`
    create index outbox_newsletter on outbox (recipient)
      where kind = 'mailing.newsletter' and sent_at is null
  `.execute(db)
}

/** The recipient's state follows the outbox, no matter who changes it. A mail that is withdrawn waits for a batch again. */
async function followDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_delivery() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.sent_at is null and old.failed_at is null then
          update mailing_recipients set state = 'waiting' where id = old.mailing_recipient_id;
        end if;
      else
        update mailing_recipients set
          state = case
            when new.sent_at is not null then 'sent'
            when new.failed_at is not null then 'failed'
            else 'queued'
          end,
          reason = case when new.failed_at is not null then new.last_reason end,
          ended_at = coalesce(new.sent_at, new.failed_at)
        where id = new.mailing_recipient_id;
      end if;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger outbox_delivery after update of sent_at, failed_at on outbox
    for each row when (
      new.mailing_recipient_id is not null
      and (old.sent_at, old.failed_at) is distinct from (new.sent_at, new.failed_at)
    ) execute function follow_delivery()
  `.execute(db)
  await sql`
    create trigger outbox_taken_back after delete on outbox
    for each row when (old.mailing_recipient_id is not null) execute function follow_delivery()
  `.execute(db)
}

/** An address that is confirmed again loses its mark, wherever that happens. */
async function createRefusedAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_addresses (
      id integer primary key generated always as identity,
      email text collate "C" not null unique
        check (char_length(email) <= 254 and email = lower(email)),
      reply text not null check (char_length(reply) <= 200),
      refused_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create function clear_refused_address() returns trigger language plpgsql as $$
    begin
      delete from refused_addresses where email = lower(new.email);
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger users_confirm_address after update of email_verified_at on users
    for each row when (
      new.email_verified_at is not null
      and new.email_verified_at is distinct from old.email_verified_at
    ) execute function clear_refused_address()
  `.execute(db)
}
