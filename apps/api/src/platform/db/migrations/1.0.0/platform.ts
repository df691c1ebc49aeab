/** The API's own tables. */
export const platform = String.raw`
-- Unlogged: losing counts in a crash is better than waiting for the disk on each write.
create unlogged table rate_limits (
  key text collate "C" primary key check (char_length(key) between 1 and 300),
  window_start timestamptz not null,
  count integer not null check (count >= 0)
);
create index rate_limits_window on rate_limits (window_start);

create table idempotency_keys (
  scope text collate "C" check (char_length(scope) between 1 and 100),
  key text collate "C" check (char_length(key) between 1 and 200),
  fingerprint text collate "C" not null check (char_length(fingerprint) <= 100),
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table club_settings (
  key text collate "C" primary key check (char_length(key) between 1 and 100),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Who the club is by law and how to reach it: one row.
create table club_identity (
  is_only boolean primary key default true check (is_only),
  registered_name text check (char_length(registered_name) between 1 and 120),
  address text check (char_length(address) between 1 and 300),
  phone text collate "C" check (phone ~ '^\+91[1-9][0-9]{9}$'),
  whatsapp text collate "C" check (whatsapp ~ '^\+91[1-9][0-9]{9}$'),
  gstin text collate "C" check (gstin ~ '^[0-9A-Z]{15}$'),
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);
`
