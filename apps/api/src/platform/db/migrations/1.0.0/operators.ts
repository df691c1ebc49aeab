/** Operators, how they sign in, and what they note. */
export const operators = String.raw`
create table operators (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  email text collate "C" not null unique
    check (char_length(email) between 3 and 254 and email = lower(email)),
  role text collate "C" not null check (role in ('owner', 'bookings', 'content', 'read-only')),
  password_hash text collate "C" check (char_length(password_hash) <= 200),
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  deactivated_at timestamptz,
  check (deactivated_at is null or password_hash is null)
);

-- One link for each operator: a new one replaces it.
create table operator_links (
  operator_id integer primary key references operators on delete cascade,
  token_hash text collate "C" not null unique,
  factor_secret text collate "C" not null,
  expires_at timestamptz not null
);

create table admin_sessions (
  sid text collate "C" primary key,
  operator text check (char_length(operator) <= 100),
  data jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  operator_id integer references operators on delete cascade,
  device text check (char_length(device) <= 100),
  last_seen_at timestamptz not null default now()
);
create index admin_sessions_expiry on admin_sessions (expires_at);
create index admin_sessions_operator on admin_sessions (operator_id);

-- A second factor belongs to an operator, or to the password of the club if it has none.
create table second_factor (
  secret text collate "C" not null,
  last_step integer not null check (last_step >= 0),
  since timestamptz not null default now(),
  operator_id integer unique nulls not distinct references operators on delete cascade
);

create table second_factor_offers (
  sid text collate "C" primary key references admin_sessions (sid) on delete cascade,
  secret text collate "C" not null,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  hash text collate "C" primary key,
  used_at timestamptz,
  is_keyed boolean not null default false,
  operator_id integer references operators on delete cascade
);
create index recovery_codes_operator on recovery_codes (operator_id);

-- Sign-ins and changes of what opens an account. Refused attempts of an hour share a row.
create table security_events (
  id integer generated always as identity primary key,
  kind text collate "C" not null check (char_length(kind) between 1 and 40),
  outcome text collate "C" not null check (outcome in ('success', 'refused')),
  user_id integer references users on delete cascade,
  typed_hash text collate "C" check (char_length(typed_hash) <= 43),
  address_hash text collate "C" check (char_length(address_hash) <= 43),
  session text collate "C" check (char_length(session) <= 43),
  device text check (char_length(device) <= 100),
  count integer not null default 1 check (count > 0),
  at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  operator_id integer references operators on delete cascade
);
create unique index security_events_refused_once_an_hour
  on security_events (date_trunc('hour', at at time zone 'UTC'), kind, user_id, typed_hash, address_hash)
  nulls not distinct
  where outcome = 'refused';
create index security_events_user on security_events (user_id, id);
create index security_events_last_at on security_events (last_at);
create index security_events_operator on security_events (operator_id, id) where operator_id is not null;
create index security_events_by_kind on security_events (kind, id);

-- Without foreign keys: the log outlives everything, and its rows take no locks on others.
create table audit_log (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  operator text check (char_length(operator) <= 100),
  action text collate "C" not null check (char_length(action) between 1 and 100),
  subject text check (char_length(subject) <= 200),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  session text collate "C" check (char_length(session) <= 100),
  address text collate "C" check (char_length(address) <= 100),
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  role text collate "C" check (char_length(role) <= 40),
  operator_id integer
);
create index audit_log_action on audit_log (action, id);
create index audit_log_at on audit_log (at);
create index audit_log_travel_details on audit_log (subject, id) where action = 'travel-details.opened';
create index audit_log_operator on audit_log (operator_id, id) where operator_id is not null;
create index audit_log_bookings on audit_log (subject, id) where subject like 'booking %';
create index audit_log_manifests on audit_log using gin ((details -> 'bookings'))
  where action in ('manifest.opened', 'manifest.exported');
create index audit_log_by_operator on audit_log ((coalesce(fold_text(operator), '') collate "C"), id);

create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is append only' using errcode = 'restrict_violation';
  end $$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Also in a session that sets session_replication_role.
alter table audit_log enable always trigger audit_log_append_only;

-- Why operators changed an account or a booking, apart from the log, which is kept for good: a reason is about a
-- person, and ends with the account. Without a foreign key to the log: with it, other errors than the log's own would
-- refuse a change.
create table audit_reasons (
  entry_id integer primary key,
  user_id integer not null references users on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500)
);
create index audit_reasons_user on audit_reasons (user_id);

create table saved_views (
  id integer generated always as identity (sequence name member_views_id_seq) constraint member_views_pkey primary key,
  name text not null,
  query jsonb not null,
  is_default boolean not null default false,
  made_by text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  list text not null check (char_length(list) <= 20),
  constraint member_views_name_check check (char_length(name) between 1 and 60),
  constraint member_views_query_check check (jsonb_typeof(query) = 'object'),
  constraint member_views_made_by_check check (char_length(made_by) <= 100)
);
create unique index saved_views_name on saved_views (list, (lower(name collate "und-x-icu") collate "C"));
create unique index saved_views_default on saved_views (list) where is_default;

-- Each note, tag and assignment belongs to a subject by kind and id. A generated column for each kind has the foreign
-- key, so that nothing outlives its subject.
create table notes (
  id integer generated always as identity primary key,
  subject_kind text collate "C" not null
    check (subject_kind in ('member', 'invite', 'quick-invite', 'inquiry', 'booking')),
  subject_id integer not null,
  user_id integer generated always as (case when subject_kind = 'member' then subject_id end) stored
    references users on delete cascade,
  invite_request_id integer generated always as (case when subject_kind = 'invite' then subject_id end) stored
    references trip_invite_requests on delete cascade,
  quick_request_id integer generated always as (case when subject_kind = 'quick-invite' then subject_id end) stored
    references quick_invite_requests on delete cascade,
  inquiry_id integer generated always as (case when subject_kind = 'inquiry' then subject_id end) stored
    references inquiries on delete cascade,
  booking_id integer generated always as (case when subject_kind = 'booking' then subject_id end) stored
    references bookings on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  author_id integer references operators on delete set null,
  author text check (char_length(author) <= 100),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version integer not null default 1
);
create index notes_subject on notes (subject_kind, subject_id, id);
create index notes_author on notes (author_id);
create index notes_user_id on notes (user_id) where user_id is not null;
create index notes_invite_request_id on notes (invite_request_id) where invite_request_id is not null;
create index notes_quick_request_id on notes (quick_request_id) where quick_request_id is not null;
create index notes_inquiry_id on notes (inquiry_id) where inquiry_id is not null;
create index notes_booking_id on notes (booking_id) where booking_id is not null;

create table tags (
  id integer generated always as identity primary key,
  subject_kind text collate "C" not null
    check (subject_kind in ('member', 'invite', 'quick-invite', 'inquiry', 'booking')),
  subject_id integer not null,
  user_id integer generated always as (case when subject_kind = 'member' then subject_id end) stored
    references users on delete cascade,
  invite_request_id integer generated always as (case when subject_kind = 'invite' then subject_id end) stored
    references trip_invite_requests on delete cascade,
  quick_request_id integer generated always as (case when subject_kind = 'quick-invite' then subject_id end) stored
    references quick_invite_requests on delete cascade,
  inquiry_id integer generated always as (case when subject_kind = 'inquiry' then subject_id end) stored
    references inquiries on delete cascade,
  booking_id integer generated always as (case when subject_kind = 'booking' then subject_id end) stored
    references bookings on delete cascade,
  tag text not null check (char_length(tag) between 1 and 40),
  created_at timestamptz not null default now()
);
create index tags_user_id on tags (user_id) where user_id is not null;
create index tags_invite_request_id on tags (invite_request_id) where invite_request_id is not null;
create index tags_quick_request_id on tags (quick_request_id) where quick_request_id is not null;
create index tags_inquiry_id on tags (inquiry_id) where inquiry_id is not null;
create index tags_booking_id on tags (booking_id) where booking_id is not null;
create unique index tags_subject on tags (subject_kind, subject_id, fold_text(tag));
create index tags_text on tags (fold_text(tag), subject_kind, subject_id);

create table assignments (
  subject_kind text collate "C" check (subject_kind in ('invite', 'quick-invite', 'inquiry', 'booking')),
  subject_id integer,
  invite_request_id integer generated always as (case when subject_kind = 'invite' then subject_id end) stored
    references trip_invite_requests on delete cascade,
  quick_request_id integer generated always as (case when subject_kind = 'quick-invite' then subject_id end) stored
    references quick_invite_requests on delete cascade,
  inquiry_id integer generated always as (case when subject_kind = 'inquiry' then subject_id end) stored
    references inquiries on delete cascade,
  booking_id integer generated always as (case when subject_kind = 'booking' then subject_id end) stored
    references bookings on delete cascade,
  operator_id integer not null references operators on delete cascade,
  created_at timestamptz not null default now(),
  primary key (subject_kind, subject_id)
);
create index assignments_operator on assignments (operator_id, subject_kind, subject_id);
create index assignments_invite_request_id on assignments (invite_request_id) where invite_request_id is not null;
create index assignments_quick_request_id on assignments (quick_request_id) where quick_request_id is not null;
create index assignments_inquiry_id on assignments (inquiry_id) where inquiry_id is not null;
create index assignments_booking_id on assignments (booking_id) where booking_id is not null;
`
