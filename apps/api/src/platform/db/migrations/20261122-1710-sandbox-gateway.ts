import { type Kysely, sql } from 'kysely'

/** The state of the payment sandbox, which plays the gateway (docs/decisions/0015-payments.md). Amounts are in paise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_orders (
      id text collate "C" primary key check (id ~ '^order_[A-Za-z0-9]{1,60}$'),
      reference text collate "C" not null unique check (char_length(reference) between 1 and 40),
      amount integer not null check (amount > 0),
      currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
      notes jsonb not null default '{}' check (jsonb_typeof(notes) = 'object'),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`
    create table sandbox_payments (
      id text collate "C" primary key check (id ~ '^pay_[A-Za-z0-9]{1,60}$'),
      order_id text collate "C" not null references sandbox_orders (id),
      amount integer not null check (amount > 0),
      currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
      captured_at timestamptz,
      error_text text check (char_length(error_text) <= 200),
      created_at timestamptz not null default now(),
      constraint sandbox_payments_one_end check ((captured_at is null) = (error_text is not null))
    )
  `.execute(db)
  await sql`create index sandbox_payments_order on sandbox_payments (order_id)`.execute(db)
  await sql`
    create table sandbox_refunds (
      id text collate "C" primary key check (id ~ '^rfnd_[A-Za-z0-9]{1,60}$'),
      payment_id text collate "C" not null references sandbox_payments (id),
      reference text collate "C" not null unique check (char_length(reference) between 1 and 40),
      amount integer not null check (amount > 0),
      created_at timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index sandbox_refunds_payment on sandbox_refunds (payment_id)`.execute(db)
  await sql`
    create table sandbox_events (
      id text collate "C" primary key check (id ~ '^evt_[A-Za-z0-9]{1,60}$'),
      position integer generated always as identity,
      body text not null check (octet_length(body) <= 65536),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      delivered_at timestamptz
    )
  `.execute(db)
  await sql`
    create index sandbox_events_due on sandbox_events (due_at, position) where delivered_at is null
  `.execute(db)
}
