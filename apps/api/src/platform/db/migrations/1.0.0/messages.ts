/** Mails that operators write, and the outbox of all messages. */
export const messages = String.raw`
-- subject_as_read is the subject with its variables filled. Null if that is the subject as it was written.
create table mailings (
  id integer generated always as identity primary key,
  key uuid not null unique,
  audience_kind text collate "C" not null
    check (audience_kind in ('member', 'trip-invite', 'quick-invite', 'inquiry', 'departure', 'newsletter')),
  audience_id integer,
  audience_name text not null check (char_length(audience_name) <= 300),
  subject text not null check (char_length(subject) between 1 and 150),
  text text not null check (char_length(text) between 1 and 10000),
  state text collate "C" not null check (state in ('scheduled', 'sending', 'paused', 'finished', 'cancelled')),
  version integer not null default 1,
  send_at timestamptz not null,
  next_batch_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by text check (char_length(created_by) <= 100),
  changed_by text check (char_length(changed_by) <= 100),
  started_at timestamptz,
  ended_at timestamptz,
  subject_as_read text check (char_length(subject_as_read) between 1 and 10000),
  check ((audience_kind = 'newsletter') = (audience_id is null))
);
create index mailings_open on mailings (state, id) where state in ('scheduled', 'sending');
create index mailings_audience on mailings (audience_kind, audience_id);

-- A person or address gets a mailing once.
create table mailing_recipients (
  id integer generated always as identity primary key,
  mailing_id integer not null references mailings on delete cascade,
  user_id integer references users on delete cascade,
  name text check (char_length(name) <= 130),
  email text collate "C" check (char_length(email) <= 254 and email = lower(email)),
  facts jsonb not null default '{}',
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'failed', 'skipped')),
  reason text collate "C" check (char_length(reason) <= 40),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (email is not null or state = 'skipped')
);
create unique index mailing_recipients_email on mailing_recipients (mailing_id, email);
create index mailing_recipients_state on mailing_recipients (mailing_id, state, id);
create index mailing_recipients_user on mailing_recipients (user_id);
create index mailing_recipients_address on mailing_recipients (email);

create table mail_templates (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 150),
  text text not null check (char_length(text) between 1 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index mail_templates_name on mail_templates (lower(name));

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
  urgent boolean not null default false,
  queued_at timestamptz not null default now(),
  earlier_attempts integer not null default 0,
  attempted_at timestamptz,
  last_reason text collate "C" check (char_length(last_reason) <= 40),
  booking_id integer references bookings on delete set null,
  mailing_recipient_id integer references mailing_recipients on delete cascade,
  constraint outbox_one_end check (sent_at is null or failed_at is null),
  constraint outbox_content check (content is not null or sent_at is not null)
);
create index outbox_claimed on outbox (recipient, created_at) where claimed;
create index outbox_ended on outbox (created_at);
create index outbox_due on outbox (channel, urgent desc, next_attempt_at, id)
  where sent_at is null and failed_at is null;
create index outbox_failed on outbox (id) where failed_at is not null;
create index outbox_booking on outbox (booking_id, id) where booking_id is not null;
create unique index outbox_mailing_recipient on outbox (mailing_recipient_id) where mailing_recipient_id is not null;
create index outbox_newsletter on outbox (recipient) where kind = 'mailing.newsletter' and sent_at is null;
create index outbox_recipient on outbox (recipient, id) where channel = 'mail';

-- The state of the recipient follows the outbox, no matter who changes it. A mail that is withdrawn waits for a batch
-- again.
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
  end $$;

create trigger outbox_delivery after update of sent_at, failed_at on outbox
  for each row when (
    new.mailing_recipient_id is not null
    and (old.sent_at, old.failed_at) is distinct from (new.sent_at, new.failed_at)
  ) execute function follow_delivery();

create trigger outbox_taken_back after delete on outbox
  for each row when (old.mailing_recipient_id is not null) execute function follow_delivery();

-- The addresses that mail servers refused.
create table refused_addresses (
  id integer generated always as identity primary key,
  email text collate "C" not null unique check (char_length(email) <= 254 and email = lower(email)),
  reply text not null check (char_length(reply) <= 200),
  refused_at timestamptz not null default now()
);

-- An address that is confirmed again loses its mark, wherever that happens.
create function clear_refused_address() returns trigger language plpgsql as $$
  begin
    delete from refused_addresses where email = lower(new.email);
    return null;
  end $$;

create trigger users_confirm_address after update of email_verified_at on users
  for each row when (
    new.email_verified_at is not null
    and new.email_verified_at is distinct from old.email_verified_at
  ) execute function clear_refused_address();
`
